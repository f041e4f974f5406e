import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from './notice';
import { PageHeading } from './page';
import classes from './read-states.module.css';

export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className={classes.loading}>
      {children}
    </p>
  );
}

interface FailedReadProps {
  /** The page's heading, where the page has none of its own yet. */
  title?: string;
  message: string;
  onRetry: () => void;
}

export function FailedRead({ title, message, onRetry }: FailedReadProps) {
  return (
    <>
      {title && <PageHeading>{title}</PageHeading>}
      <Notice
        tone="danger"
        action={
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </Notice>
    </>
  );
}

/** One sentence and the next step. */
export function EmptyState({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <IconCalendarOff size={32} stroke={1.5} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  );
}
