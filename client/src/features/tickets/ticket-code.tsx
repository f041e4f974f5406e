import type { ShownTicketFragment } from './gql/show-ticket';
import { SHOW_AT_DOOR } from './messages';
import classes from './ticket-code.module.css';

/** The white that scanners need around the code, in squares. */
const MARGIN = 4;

interface Props {
  ticket: NonNullable<ShownTicketFragment['ticket']>;
  /** Between the QR code and the letters, beside the sentence that says what to do. */
  name?: string;
}

/** The code of a place: on a white plate, also in the dark, and below it in letters that can be selected and read out. */
export function TicketCode({ ticket, name }: Props) {
  const { code, qrPath, qrSize } = ticket;
  const size = qrSize + 2 * MARGIN;
  return (
    <div className={classes.ticket}>
      <svg
        className={classes.plate}
        viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
        role="img"
        aria-label="QR code of the ticket"
      >
        <path d={qrPath} />
      </svg>
      {name && <p className={classes.name}>{name}</p>}
      <p className={name ? classes.hint : classes.action}>{SHOW_AT_DOOR}</p>
      <p className={classes.letters}>
        <span className="visually-hidden">Ticket code: {spelled(code)}</span>
        {code.split(' ').map((group) => (
          <span key={group} aria-hidden>
            {group}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Letter by letter, with a break after each group. */
function spelled(code: string): string {
  return code
    .split(' ')
    .map((group) => [...group].join(' '))
    .join(', ');
}
