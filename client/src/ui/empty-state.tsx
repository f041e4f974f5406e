import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

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
