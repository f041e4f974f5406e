import { Textarea } from '@mantine/core';
import { useMailSentence } from '../../session/mail-sentence';
import { useSession } from '../../session/session';
import { instantIn } from '../../ui/dates/zoned-time';
import { IconArrowRight } from '../../ui/icons/for-everyone';
import { formatCount } from '../../ui/texts/count';
import classes from './change-notice.module.css';
import type { EventFormValues } from './event-fields';
import type { ToldChange } from './event-values';
import * as messages from './messages';

/** Whether an event with these times is over: the end is on the next day where it is not after the start. */
export function isOver(values: EventFormValues, now = Date.now()): boolean {
  const { date, startTime, endTime, timeZone } = values;
  const end = instantIn(timeZone, date, endTime);
  const day = 24 * 60 * 60 * 1000;
  return end !== null && end + (endTime <= startTime ? day : 0) <= now;
}

export function howManyMails(count: number): string {
  return count === 1 ? '1 mail' : `${formatCount(count)} mails`;
}

interface Props {
  changes: readonly ToldChange[];
  /** At all events that change. */
  placeCount: number;
  /** Whether it is about several events of a series. */
  isForSeveral: boolean;
  isSent: boolean;
  onSentChange: (isSent: boolean) => void;
  message: string;
  onMessageChange: (message: string) => void;
}

/** Says who gets a mail about what, with room for a line of one's own; where no mail is sent, that there is none. */
export function ChangeNotice(props: Props) {
  const { changes, placeCount, isForSeveral, isSent, onSentChange, message, onMessageChange } = props;
  const { mailEnabled } = useSession();
  const mailSentence = useMailSentence();
  return (
    <section className={classes.box} aria-labelledby="change-notice">
      <h2 id="change-notice">
        {mailSentence(isForSeveral ? messages.seriesMailed(placeCount) : messages.changeMailed(placeCount))}
      </h2>
      {isForSeveral && isSent && <p>{messages.ONE_MAIL_EACH}</p>}
      <dl className={classes.changes}>
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <s>{before}</s>
              <IconArrowRight size={14} stroke={1.75} role="img" aria-label="becomes" />
              <strong>{after}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {isSent && (
        <Textarea
          label={
            <>
              A line from you <span className={classes.optional}>(optional)</span>
            </>
          }
          maxLength={500}
          rows={2}
          resize="vertical"
          value={message}
          onChange={({ currentTarget }) => onMessageChange(currentTarget.value)}
        />
      )}
      {mailEnabled && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={isSent}
            onChange={({ currentTarget }) => onSentChange(currentTarget.checked)}
          />
          Send the mail when I save
        </label>
      )}
    </section>
  );
}
