import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ViewerFragment } from '../../session/gql/session';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { formatDate, today } from '../../ui/dates/local-date';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconCircleCheck } from '../../ui/icons/for-everyone';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { NameChoice } from '../places/name-choice/name-choice';
import classes from './account-page.module.css';
import * as messages from './messages';
import { useNameForm } from './use-name-form';
import { SendVerificationAgain } from './verification-notice';

interface Props {
  viewer: ViewerFragment;
  verifiedAt: string | null;
}

export function NameForm({ viewer, verifiedAt }: Props) {
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const { defaultNameShown } = useSession();
  const [choice, setChoice] = useState(viewer.defaultNameShown);
  const form = useNameForm(viewer, () => setMessage({ tone: 'success', text: messages.NAME_SAVED }), choice);
  return (
    <form aria-label="Name and e-mail" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <div className={classes.fields}>
        <TextInput
          {...form.field('name')}
          label="Name"
          description={viewer.nameConfirmed ? null : messages.NAME_QUESTION}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={200}
          autoComplete="name"
          errorProps={{ role: 'alert' }}
        />
        <TextInput
          label="E-mail"
          type="email"
          value={viewer.email}
          readOnly
          description={verifiedAt ? <VerifiedOn instant={verifiedAt} /> : 'Not verified yet.'}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <NameChoice
        legend={messages.NAME_SHOWN}
        name="default-name-shown"
        value={choice ?? defaultNameShown}
        onChange={setChoice}
      />
      <p className={classes.note}>{messages.NAME_SHOWN_HINT}</p>
      {!viewer.emailVerified && <SendVerificationAgain tone="info" reason={messages.verify(viewer.email)} />}
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
        {form.isBusy ? 'Saving...' : 'Save'}
      </BusyButton>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </form>
  );
}

function VerifiedOn({ instant }: { instant: string }) {
  return (
    <span className={classes.verified}>
      <IconCircleCheck size={16} stroke={1.75} aria-hidden />
      Verified on {formatDate(today(new Date(instant)))}
    </span>
  );
}
