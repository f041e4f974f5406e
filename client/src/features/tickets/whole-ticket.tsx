import { paths } from '../../paths';
import { timings } from '../../timings';
import { DateBlock } from '../../ui/dates/local-date';
import { zonedTimes } from '../../ui/dates/time-zone';
import { IconWifiOff } from '../../ui/icons/for-tickets';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { Cover } from '../events/cover/cover';
import type { ShownTicketFragment } from './gql/show-ticket';
import * as messages from './messages';
import { PrintTicket } from './print-ticket';
import { ReplaceTicket } from './replace-ticket';
import { TicketCode } from './ticket-code';
import code from './ticket-code.module.css';
import { useWakeLock } from './use-wake-lock';
import classes from './whole-ticket.module.css';

/** The ticket that fills the screen, with what can be done about it. */
export function WholeTicket({ signUp }: { signUp: ShownTicketFragment }) {
  const { id, event, name, ticket } = signUp;
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  useWakeLock(true);
  return (
    <div className={classes.whole}>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <article className={classes.card}>
        <div className={classes.stub}>
          <Cover event={event} size={{ columns: 14, rows: 4 }} />
        </div>
        <div className={classes.head}>
          <DateBlock date={event.date} isOnCover />
          <h3 dir="auto">{event.title}</h3>
        </div>
        <p className={classes.facts}>
          {zonedTimes(event)} · {event.location}
        </p>
        <div className={`${code.perforation} ${classes.perforation}`} />
        {ticket && <TicketCode ticket={ticket} name={name} />}
        <p className={classes.offline}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden />
          {messages.WITHOUT_NETWORK}
        </p>
      </article>
      <div className={classes.buttons}>
        <AddToCalendarLink file={paths.calendarFile(event.id)}>Calendar</AddToCalendarLink>
        <PrintTicket signUp={signUp} />
      </div>
      <ReplaceTicket
        signUpId={id}
        onReplaced={() => setMessage({ tone: 'success', text: messages.REPLACED })}
      />
    </div>
  );
}
