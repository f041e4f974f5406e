import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListedPerson } from './everybody';
import classes from './print-sheet.module.css';

/** A sheet for the door: the names, each with a box. It is on paper only, and then alone. */
export function usePrintSheet(title: string): {
  print: (people: readonly ListedPerson[]) => void;
  sheet: ReactNode;
} {
  const [people, setPeople] = useState<readonly ListedPerson[] | null>(null);

  useEffect(() => {
    if (!people) return;
    window.print();
    setPeople(null);
  }, [people]);

  const sheet =
    people &&
    createPortal(
      <div className={classes.sheet}>
        <h1>{title}</h1>
        <ul>
          {people.map(({ id, name }) => (
            <li key={id}>
              <span className={classes.box} />
              {name}
            </li>
          ))}
        </ul>
      </div>,
      document.body,
    );
  return { print: setPeople, sheet };
}
