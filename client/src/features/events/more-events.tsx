import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { readFailureSentence } from '../../apollo/failure';
import { Notice } from '../../ui/notice';
import classes from './more-events.module.css';
import { EVENTS_FAILED } from './sentences';

interface Props {
  /** How many are on the page. */
  count: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** Stands under a list of events whose links carry data-event-link. */
export function MoreEvents({ count, hasMore, onMore }: Props) {
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const askedAt = useRef<number | null>(null);

  // The button may be gone, so the focus moves to the first event that came.
  useEffect(() => {
    if (askedAt.current === null || count <= askedAt.current) return;
    document.querySelectorAll<HTMLElement>('[data-event-link]')[askedAt.current]?.focus();
    askedAt.current = null;
  }, [count]);

  async function load() {
    askedAt.current = count;
    setLoading(true);
    setFailure(null);
    await onMore().catch((error: unknown) => {
      askedAt.current = null;
      setFailure(readFailureSentence(error, EVENTS_FAILED));
    });
    setLoading(false);
  }

  return (
    <div className={classes.root}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {hasMore && (
        <Button variant="default" onClick={isLoading ? undefined : load} aria-disabled={isLoading}>
          {isLoading ? 'Loading more...' : 'Show more events'}
        </Button>
      )}
      <p role="status" className={classes.shown}>
        {count === 1 ? '1 event shown' : `${count} events shown`}
      </p>
    </div>
  );
}
