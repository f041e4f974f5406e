import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type FragmentRef, readFragment } from '../../apollo/graphql';
import type { MessageAudience } from '../../gql/types';
import { attemptFailedMessage } from '../../session/messages';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { STAFF_FORMS } from '../../ui/forms/draft-storage';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import { type Message as Answer, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { useFormDraft } from '../event-form/use-form-draft';
import { CancelMessage } from './cancel-message';
import { ChosenPeople } from './chosen-people';
import type { MessageRowFragment } from './gql/message-row';
import { MessagePreview } from './message-preview';
import { MessageReaders, useReaders } from './message-readers';
import { MessageTime } from './message-time';
import { canHaveLater, emptyMessage, idsOf, inputOf, mistakesIn, valuesOf } from './message-values';
import classes from './messages.module.css';
import { useDelayed } from './use-delayed';
import { useMessages } from './use-messages';
import * as words from './words';

const AUDIENCES = Object.entries(words.audiences).map(([value, label]) => ({ value, label }));

interface Props {
  event: { id: string; title: string; startsAt: string; endsAt: string; timeZone: string };
  /** The scheduled one that is changed; null for a new one. */
  message: FragmentRef<MessageRowFragment> | null;
  /** @param answer null where nothing was done */
  onDone: (answer: string | null) => void;
}

/** To write a message, with the mail itself beside it. */
export function MessageForm({ event, message: ref, onDone }: Props) {
  const message = ref && readFragment<MessageRowFragment>(ref);
  const { create, update, cancel, sendTest } = useMessages();
  const [answer, setAnswer] = useTransientState<Answer>(timings.eventMessageShown);
  const [isTesting, setTesting] = useState(false);
  const hasOthers = message?.audience === 'SELECTED';
  const draft = useFormDraft(`${STAFF_FORMS}message:${message?.id ?? event.id}`, emptyMessage);
  const form = useMutationForm({
    name: 'message',
    initialValues: message ? valuesOf(message, event.timeZone) : emptyMessage,
    typedBefore: draft.typedBefore,
    validate: (given) => mistakesIn(given, hasOthers),
    send: async (values) => {
      const { eventId, ...input } = inputOf(values, event);
      const errors = await draft.savedIfSignedOut(values, () =>
        message ? update({ id: message.id, ...input }) : create({ eventId, ...input }),
      );
      if (errors) return errors;
      draft.clear();
      onDone(doneWords(values.when, message !== null));
      return null;
    },
    failureMessage: () => words.NOT_SENT,
  });
  const { values } = form;
  const shown = useDelayed(values);
  const readers = useReaders(event.id, values.audience as MessageAudience, idsOf(values));
  const count = readers ? ` for ${words.people(readers.recipientCount)}` : '';
  const verb = values.when === 'NOW' ? `Send${count}` : `${message ? 'Save' : 'Schedule'}${count}`;

  async function test() {
    setTesting(true);
    const errors = await sendTest(inputOf(values, event)).catch((error: unknown) => [
      { field: null, message: attemptFailedMessage(error) },
    ]);
    setTesting(false);
    const [first] = errors ?? [];
    setAnswer(first ? { tone: 'danger', text: first.message } : { tone: 'success', text: words.TEST_ASKED });
  }

  return (
    <div className={classes.columns}>
      <Card as="form" aria-label="Message" className={classes.form} noValidate onSubmit={form.onSubmit}>
        <h2>{message ? 'Edit message' : 'New message'}</h2>
        <NativeSelect
          {...form.field('audience')}
          label="To"
          autoFocus
          data={AUDIENCES}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        />
        {values.audience === 'SELECTED' && (
          <ChosenPeople eventId={event.id} field={form.field('signUpIds')} hasOthers={hasOthers} />
        )}
        <MessageReaders readers={readers} />
        <TextInput
          {...form.field('subject')}
          label="Subject"
          maxLength={150}
          description={`${[...values.subject].length} of 150`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <Textarea
          {...form.field('text')}
          label="Text"
          rows={10}
          resize="vertical"
          maxLength={5_000}
          description={words.HOW_TO_WRITE}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <MessageTime values={values} field={form.field} event={event} />
        {values.when !== 'AFTER' && canHaveLater(values.audience) && (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={values.later !== ''}
              onChange={({ currentTarget }) =>
                form.field('later').onChange(currentTarget.checked ? 'yes' : '')
              }
            />
            Also to people who sign up after that
          </label>
        )}
        {form.formError && <Notice tone="danger">{form.formError}</Notice>}
        {answer && <Notice tone={answer.tone}>{answer.text}</Notice>}
        <div className={classes.buttons}>
          <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
            {form.isBusy ? 'Sending...' : verb}
          </BusyButton>
          <BusyButton type="button" variant="default" isBusy={isTesting} onClick={test}>
            Send me a test
          </BusyButton>
          {message && (
            <CancelMessage onCancel={() => cancel(message.id)} onDone={onDone} onFailed={setAnswer} />
          )}
          <Button variant="default" onClick={() => onDone(null)}>
            Back
          </Button>
        </div>
      </Card>
      <section aria-labelledby="message-preview" className={classes.side}>
        <h2 id="message-preview">As people get it</h2>
        <MessagePreview
          eventId={event.id}
          subject={shown.subject}
          text={shown.text}
          audience={shown.audience as MessageAudience}
        />
      </section>
    </div>
  );
}

function doneWords(when: string, isChange: boolean): string {
  if (when === 'NOW') return words.SENT;
  return isChange ? words.CHANGED : words.SCHEDULED;
}
