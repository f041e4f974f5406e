import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { TicketCodeFragment } from './gql/ticket-code';
import { SHOW_AT_DOOR } from './messages';
import classes from './ticket-code.module.css';

graphql(`
  fragment TicketCode on SignUp {
    id
    ticket {
      code
      qrPath
      qrSize
    }
  }
`);

/** The white that scanners need around the code, in squares. */
const MARGIN = 4;

interface Props {
  signUp: FragmentRef<TicketCodeFragment>;
  /** Between the QR code and the letters, beside the sentence that says what to do. */
  name?: string;
}

/** The code of a place: on a white plate, also in the dark, and below it in letters that can be selected and read out. */
export function TicketCode({ signUp, name }: Props) {
  const { ticket } = readFragment<TicketCodeFragment>(signUp);
  if (!ticket) return null;
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
