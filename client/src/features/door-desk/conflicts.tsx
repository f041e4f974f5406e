import { readFragment } from '../../apollo/graphql';
import { formatTime } from '../../ui/dates/time-zone';
import { IconAlertTriangle } from '../../ui/icons/for-accounts';
import classes from './door-desk.module.css';
import type { DeskDoorFragment } from './gql/live-desk';
import type { DeskScanFragment } from './gql/scan-row';
import * as messages from './messages';

interface Props {
  conflicts: DeskDoorFragment['conflicts'];
  timeZone: string;
}

/** People whom a phone let in without network although the server would not have. It blames no helper, and asks for no act. */
export function Conflicts({ conflicts: { nodes, totalCount }, timeZone }: Props) {
  if (totalCount === 0) return null;
  return (
    <section className={classes.conflicts} aria-labelledby="conflicts">
      <h2 id="conflicts">
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {messages.conflictsTitle(totalCount)}
      </h2>
      <p>{messages.CONFLICTS}</p>
      <ul>
        {nodes.map((node) => {
          const { id, outcome, signUp, otherEventTitle, previous, ...scan } =
            readFragment<DeskScanFragment>(node);
          const at = ({ door, scannedAt }: Pick<DeskScanFragment, 'door' | 'scannedAt'>) =>
            `${door} ${formatTime(scannedAt, timeZone)}`;
          return (
            <li key={id}>
              <strong dir="auto">{signUp?.name ?? 'No name'}</strong>
              <span>
                {messages.conflict({
                  outcome,
                  here: at(scan),
                  before: previous && at(previous),
                  otherEvent: otherEventTitle,
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {nodes.length < totalCount && <p>{messages.moreConflicts(totalCount - nodes.length)}</p>}
    </section>
  );
}
