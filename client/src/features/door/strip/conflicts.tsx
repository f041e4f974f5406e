import { IconAlertCircle } from '../../../ui/icons/for-everyone';
import type { ScanShownFragment } from '../gql/use-scans';
import { timeOfDay } from '../results/result-texts';
import classes from './door-strip.module.css';

/** People whom this device let in without network although the server would not have. It is no person's mistake (D22). */
export function Conflicts({ scans, onRead }: { scans: readonly ScanShownFragment[]; onRead: () => void }) {
  return (
    <div className={classes.strip} data-kind="warning">
      <IconAlertCircle size={22} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        <strong>Let in without network</strong>
        <ul>
          {scans.map((scan) => (
            <li key={scan.id}>{sentenceOf(scan)}</li>
          ))}
        </ul>
      </div>
      <button type="button" className={classes.done} onClick={onRead}>
        Done
      </button>
    </div>
  );
}

function sentenceOf({
  outcome,
  signUp,
  door,
  scannedAt,
  previous,
  otherEventTitle,
}: ScanShownFragment): string {
  const name = signUp?.name ?? 'A ticket';
  const here = `${door}, ${timeOfDay(scannedAt)}`;
  switch (outcome) {
    case 'ADMITTED_TWICE':
    case 'ALREADY_IN':
      return previous
        ? `${name} came in twice: ${previous.door}, ${timeOfDay(previous.receivedAt)}; and ${here}`
        : `${name} came in twice: ${here}`;
    case 'CANCELLED_PLACE':
      return `${name}: the place was given back. ${here}`;
    case 'OTHER_EVENT':
      return `${otherEventTitle ?? 'A ticket'}: a ticket of another event. ${here}`;
    case 'UNKNOWN_CODE':
      return `The ticket was replaced, or is unknown now. ${here}`;
    case 'ADMITTED':
      return here;
  }
}
