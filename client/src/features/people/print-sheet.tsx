import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import classes from './print-sheet.module.css';

interface Named {
  id: string;
  name: string;
}

interface Options {
  /** Of the event. */
  title: string;
  /** The people on the page. */
  shown: readonly Named[];
  /** How many there are. */
  total: number;
  /** Reads everybody, and then calls `print`. */
  readAll: (print: (people: readonly Named[]) => void) => void;
}

interface Sheet {
  people: readonly Named[];
  isWhole: boolean;
  /** Whether the browser is printing already. */
  isPrinting: boolean;
}

/**
 * A sheet for the door: the names, each with a box. It is on paper only, and then alone. The keys for printing do what the
 * button does. The browser's menu leaves no time to read the others: it prints those who are on the page, and says so.
 */
export function usePrintSheet({ title, shown, total, readAll }: Options): {
  print: () => void;
  sheet: ReactNode;
} {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const print = () => readAll((people) => setSheet({ people, isWhole: true, isPrinting: false }));

  useEffect(() => {
    if (!sheet || sheet.isPrinting) return;
    window.print();
    setSheet(null);
  }, [sheet]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPrintKey = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    if (!isPrintKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    print();
  });
  const onBeforePrint = useEffectEvent(() => {
    if (sheet) return;
    const people = [...shown].sort((one, other) => one.name.localeCompare(other.name));
    flushSync(() => setSheet({ people, isWhole: people.length >= total, isPrinting: true }));
  });
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    window.addEventListener('beforeprint', () => onBeforePrint(), { signal });
    window.addEventListener('afterprint', () => setSheet(null), { signal });
    return () => watch.abort();
  }, []);

  return { print, sheet: sheet && <SheetOnPaper {...sheet} title={title} total={total} /> };
}

function SheetOnPaper({ people, isWhole, title, total }: Sheet & Pick<Options, 'title' | 'total'>) {
  return createPortal(
    <div className={classes.sheet}>
      <h1>{title}</h1>
      {!isWhole && <p>{`${people.length} of ${total} people. The button on the page prints all.`}</p>}
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
}
