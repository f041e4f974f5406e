import type { ReactNode } from 'react';
import classes from './page.module.css';

export function Page({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
