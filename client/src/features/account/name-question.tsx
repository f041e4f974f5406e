import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import * as messages from './messages';
import classes from './name-question.module.css';
import { useNameForm } from './use-name-form';

/** Asks staff once what they are called: until they say it, the part of their address before the @ is on their events. */
export function NameQuestion() {
  const { viewer } = useSession();
  if (viewer?.role !== 'STAFF' || viewer.nameConfirmed) return null;
  return <NameQuestionForm key={viewer.id} viewer={viewer} />;
}

function NameQuestionForm({ viewer }: { viewer: Parameters<typeof useNameForm>[0] }) {
  const form = useNameForm(viewer, () => {
    notifications.show({ message: messages.NAME_SAVED });
    // The question is closed, and with it the element that had the focus.
    document.getElementById('main')?.focus();
  });
  return (
    <Card as="form" aria-label="Your name" className={classes.question} noValidate onSubmit={form.onSubmit}>
      <p>Your name stands on your events: what are you called?</p>
      <div className={classes.row}>
        <TextInput
          {...form.field('name')}
          label="Name"
          maxLength={200}
          autoComplete="name"
          errorProps={{ role: 'alert' }}
          className={classes.field}
        />
        <BusyButton ref={form.submitButton} type="submit" variant="default" isBusy={form.isBusy}>
          {form.isBusy ? 'Saving...' : 'Save'}
        </BusyButton>
        <BusyButton type="submit" variant="subtle" isBusy={form.isBusy} onClick={form.reset}>
          Keep “{viewer.name}”
        </BusyButton>
      </div>
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
    </Card>
  );
}
