import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import classes from './ticket-sheet.module.css';

interface Props {
  children: ReactNode;
  /** Without it the browser prints. */
  onPrinted?: () => void;
}

/** A page of paper, and nothing else of the page that is open. Where it is asked for, it is printed as soon as it is there. */
export function PrintedSheet({ children, onPrinted }: Props) {
  const done = useEffectEvent(() => onPrinted?.());
  const printsItself = onPrinted !== undefined;
  useEffect(() => {
    if (!printsItself) return;
    const watch = new AbortController();
    // Some browsers go on at once and print later.
    window.addEventListener('afterprint', () => done(), { signal: watch.signal });
    window.print();
    return () => watch.abort();
  }, [printsItself]);

  return createPortal(
    <div className={classes.sheet} data-printed-ticket>
      {children}
    </div>,
    document.body,
  );
}
