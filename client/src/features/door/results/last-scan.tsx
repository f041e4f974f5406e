import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { timings } from '../../../timings';
import { IconAlertCircle, IconCircleCheck } from '../../../ui/icons/for-everyone';
import type { ShownScan } from '../decide-with-server';
import classes from './last-scan.module.css';
import { resultTexts, timeOfDay } from './result-texts';

/** The scan before, in words. It can be undone here for ten seconds, and later in the list of scans. */
export function LastScan({
  scan,
  isWaiting,
  onUndo,
}: {
  scan: ShownScan;
  isWaiting: boolean;
  /** Null: this device may not undo. */
  onUndo: (() => void) | null;
}) {
  const { kind, word, name } = resultTexts({ scan });
  const isUndoable = useIsRecent(scan.id) && scan.outcome === 'ADMITTED';
  const Icon = kind === 'welcome' ? IconCircleCheck : IconAlertCircle;
  return (
    <div className={classes.last} data-kind={kind}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <p>
        <strong dir="auto">{name || word}</strong>
        <span>
          {word} · {timeOfDay(scan.receivedAt)}
          {isWaiting && ', waits to be sent'}
        </span>
      </p>
      {onUndo && isUndoable && (
        <Button variant="subtle" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}

/** Whether the scan was shown first less than ten seconds ago. */
function useIsRecent(scanId: string): boolean {
  const [oldId, setOldId] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOldId(scanId), timings.undoScan);
    return () => clearTimeout(timer);
  }, [scanId]);
  return oldId !== scanId;
}
