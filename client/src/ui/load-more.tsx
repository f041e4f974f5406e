import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './load-more.module.css';
import { Notice } from './notice';

interface Props {
  label: string;
  /** How many are on the page, in words. */
  shown: string;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  failureSentence: (error: unknown) => string;
}

export function LoadMore({ label, shown, hasMore, onMore, failureSentence }: Props) {
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function load() {
    setLoading(true);
    setFailure(null);
    await onMore().catch((error: unknown) => setFailure(failureSentence(error)));
    setLoading(false);
  }

  return (
    <div className={classes.root}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {hasMore && (
        <Button variant="default" onClick={load} aria-disabled={isLoading || undefined}>
          {isLoading ? 'Loading more...' : label}
        </Button>
      )}
      <p role="status" className={classes.shown}>
        {shown}
      </p>
    </div>
  );
}
