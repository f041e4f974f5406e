import { useState } from 'react';
import { paths } from '../../paths';
import { formatDateInFull } from '../../ui/dates/local-date';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { LinkButton } from '../../ui/page';
import classes from './event-form.module.css';
import * as messages from './repeat/messages';
import type { SeriesChoice } from './repeat/repeat';
import { useRepeatEvent } from './repeat/use-repeat-event';

/** An event that was created, and perhaps the others of its series. */
export interface CreatedEvent {
  id: string;
  date: string;
  /** How many events there are to be. */
  count: number;
  choice: SeriesChoice | null;
  /** Why it does not repeat as it was chosen; null where it does. */
  failure: string | null;
}

interface Props {
  created: CreatedEvent;
  onChange: (created: CreatedEvent) => void;
}

/** Says what was created. A series whose other events were not made is tried again without a second first event. */
export function CreatedNotice({ created, onChange }: Props) {
  const { id, date, count, choice, failure } = created;
  const repeatEvent = useRepeatEvent();
  const [isBusy, setBusy] = useState(false);

  async function tryAgain() {
    if (!choice) return;
    setBusy(true);
    const reason = await repeatEvent(id, choice);
    setBusy(false);
    onChange({ ...created, failure: reason });
  }

  return (
    <Notice
      key={String(failure === null)}
      tone={failure === null ? 'success' : 'danger'}
      takesFocus
      action={
        <div className={classes.footer}>
          {failure !== null && (
            <BusyButton isBusy={isBusy} onClick={tryAgain}>
              {isBusy ? 'Creating events...' : 'Create the other dates'}
            </BusyButton>
          )}
          <LinkButton to={paths.staffEvent(id)}>See the event</LinkButton>
          <LinkButton to={paths.staffDashboard} state={id}>
            Your events
          </LinkButton>
        </div>
      }
    >
      {failure === null
        ? messages.eventsCreated(count)
        : messages.notRepeated(formatDateInFull(date), failure)}
    </Notice>
  );
}
