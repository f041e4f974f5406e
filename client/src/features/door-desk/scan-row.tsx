import { useRef } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { formatTime } from '../../ui/dates/time-zone';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconAlertTriangle } from '../../ui/icons/for-accounts';
import { IconAlertCircle, IconCircleCheck } from '../../ui/icons/for-everyone';
import type { Message } from '../../ui/notice';
import { type DeskScanFragment, useUndoScanAtDeskMutation } from './gql/scan-row';
import * as messages from './messages';
import classes from './scan-list.module.css';

graphql(`
  fragment DeskScan on Scan {
    id
    outcome
    signUp {
      id
      name
    }
    otherEventTitle
    door
    by
    scannedAt
    offline
    undoneAt
    previous {
      id
      door
      scannedAt
    }
  }
`);

graphql(`
  mutation UndoScanAtDesk($input: UndoScanInput!) {
    undoScan(input: $input) {
      scans {
        id
        undoneAt
      }
      userErrors {
        code
        message
      }
    }
  }
`);

interface Props {
  scan: FragmentRef<DeskScanFragment>;
  timeZone: string;
  onMessage: (message: Message) => void;
  onUndone: () => void;
}

/** One reading of a ticket: when, who, where and by whom, and what became of it. */
export function ScanRow({ scan: ref, timeZone, onMessage, onUndone }: Props) {
  const scan = readFragment<DeskScanFragment>(ref);
  const { id, outcome, signUp, otherEventTitle, scannedAt, undoneAt } = scan;
  const [undoScan, { loading }] = useUndoScanAtDeskMutation();
  const row = useRef<HTMLLIElement>(null);
  const name = signUp?.name ?? otherEventTitle;
  const letIn = outcome === 'ADMITTED' || scan.offline;

  async function undo() {
    try {
      const { data } = await undoScan({ variables: { input: { scanId: id } } });
      const error = data?.undoScan.userErrors[0];
      if (error) return onMessage({ tone: 'danger', text: error.message });
      onMessage({ tone: 'success', text: messages.undone(name ?? 'The person') });
      onUndone();
      // The button has been removed.
      row.current?.focus();
    } catch (error) {
      onMessage({ tone: 'danger', text: attemptFailedMessage(error) });
    }
  }

  return (
    <li ref={row} className={classes.row} tabIndex={-1} data-scan>
      <time dateTime={scannedAt}>{formatTime(scannedAt, timeZone)}</time>
      <span className={classes.name} data-unknown={!name || undefined} dir="auto">
        {name ?? 'No name'}
      </span>
      <span className={classes.where}>
        {scan.door} · by {scan.by}
        {scan.offline && ' · without network'}
      </span>
      <Outcome outcome={outcome} />
      <span className={classes.undo}>
        {undoneAt && `Undone ${formatTime(undoneAt, timeZone)}`}
        {!undoneAt && letIn && (
          <BusyButton
            variant="subtle"
            c="accent"
            aria-label={`Undo the scan of ${name ?? 'a person without a name'}`}
            isBusy={loading}
            onClick={undo}
          >
            Undo
          </BusyButton>
        )}
      </span>
    </li>
  );
}

function Outcome({ outcome }: Pick<DeskScanFragment, 'outcome'>) {
  const isTwice = outcome === 'ALREADY_IN' || outcome === 'ADMITTED_TWICE';
  const kind = outcome === 'ADMITTED' ? 'welcome' : isTwice ? 'already' : 'refused';
  const Icon = { welcome: IconCircleCheck, already: IconAlertTriangle, refused: IconAlertCircle }[kind];
  return (
    <span className={classes.outcome} data-kind={kind}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {messages.outcomes[outcome]}
    </span>
  );
}
