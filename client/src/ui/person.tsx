import type { ReactNode } from 'react';
import classes from './person.module.css';
import { initialsOf } from './texts/initials';

/** Someone in a list of people: initials and name, and what else is to be said. */
export function Person({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li className={classes.person} tabIndex={-1} data-person>
      <span className={classes.initials} aria-hidden>
        {initialsOf(name)}
      </span>
      {/* Of a long one two lines are shown. */}
      <span className={classes.name} title={name}>
        {name}
      </span>
      {children}
    </li>
  );
}
