import { Button } from '@mantine/core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { readFailureMessage } from '../apollo/failure';
import classes from './load-more.module.css';
import { Notice } from './notice';

interface Props {
  /** How many are on the page. */
  count: number;
  hasMore: boolean;
  label: string;
  /** How much of the list is there, in words. */
  shown: string;
  /** Finds the list's items, each of which can take the focus. */
  items: string;
  onMore: () => Promise<unknown>;
  /** Of a page with what comes next, for browsers without scripts. */
  href?: string;
  /** Shown when the next page of the list could not be loaded. */
  failedMessage: string;
  isCentred?: boolean;
}

/** Stands under a list that comes page by page. */
export function LoadMore(props: Props) {
  const { count, hasMore, label, shown, items, onMore, href, failedMessage, isCentred = true } = props;
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const askedAt = useRef<number | null>(null);

  // The button may have been removed, so the focus moves to the first item that came.
  useEffect(() => {
    if (askedAt.current === null || count <= askedAt.current) return;
    document.querySelectorAll<HTMLElement>(items)[askedAt.current]?.focus();
    askedAt.current = null;
  }, [count, items]);

  async function load(event: MouseEvent) {
    // A person who wants the link in another tab gets it.
    if (href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    if (isLoading) return;
    askedAt.current = count;
    setLoading(true);
    setFailure(null);
    await onMore().catch((error: unknown) => {
      askedAt.current = null;
      setFailure(readFailureMessage(error, failedMessage));
    });
    setLoading(false);
  }

  return (
    <div className={classes.root} data-centred={isCentred || undefined}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {hasMore && (
        <Button
          variant="default"
          {...(href && { component: 'a', href, rel: 'next' })}
          onClick={load}
          aria-disabled={isLoading}
        >
          {isLoading ? 'Loading more...' : label}
        </Button>
      )}
      <p role="status" className={classes.shown}>
        {shown}
      </p>
    </div>
  );
}
