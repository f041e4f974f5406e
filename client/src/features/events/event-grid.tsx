import type { ReactNode } from 'react';
import classes from './event-grid.module.css';

export function EventGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
