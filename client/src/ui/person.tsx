import type { ReactNode } from 'react';
import hues from './hues.module.css';
import classes from './person.module.css';
import { initialsOf } from './texts/initials';

/** Nine hues, and the accent where there is none. */
const tones = ['ochre', 'clay', 'plum', 'slate', 'lake', 'fern', 'stone', 'rose', 'olive', ''];

/** A disc in the tone of the name. The name itself stands beside it. */
export function Initials({ name }: { name: string }) {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (
    <span className={[classes.initials, hues[tones[sum % tones.length] as string]].join(' ')} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** Someone in a list of people: initials and name, and what else is to be said. */
export function Person({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li className={classes.person} tabIndex={-1} data-person>
      <Initials name={name} />
      {/* Of a long one two lines are shown. */}
      <span className={classes.name} title={name}>
        {name}
      </span>
      {children}
    </li>
  );
}
