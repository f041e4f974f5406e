import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../../apollo/server-clock';
import { timings } from '../../../timings';
import type { Result } from '../decide-with-server';
import { signal } from './door-sound';
import { resultTexts, timeOfDay } from './result-texts';
import classes from './scan-result.module.css';

interface Props {
  result: Result;
  doorName: string;
  onNext: () => void;
  /** Null: this device may not undo. */
  onUndo: (() => void) | null;
  /** Null: this device may not search. */
  onSearch: (() => void) | null;
}

/** Paths of 0 0 160 160. */
const shapes = {
  welcome: {
    ground: 'M80 0a80 80 0 1 0 0 160a80 80 0 1 0 0-160',
    sign: 'M42 84l27 28l51-57',
  },
  already: {
    ground: 'M68 11q12-18 24 0l64 118q8 22-14 24H18q-22-2-14-24z',
    sign: 'M80 56v44M80 124v.1',
  },
  refused: {
    ground: 'M47 0h66l47 47v66l-47 47H47L0 113V47z',
    sign: 'M52 52l56 56M108 52l-56 56',
  },
};

/** The whole screen says how one ticket was received. */
export function ScanResult({ result, doorName, onNext, onUndo, onSearch }: Props) {
  const { kind, word, name, details } = resultTexts(result);
  const next = useEffectEvent(onNext);
  useEffect(() => {
    signal(kind);
    if (kind !== 'welcome') return;
    const timer = setTimeout(next, timings.welcomeShown);
    return () => clearTimeout(timer);
  }, [kind]);
  const { ground, sign } = shapes[kind];
  const action = kind === 'refused' ? 'Scan again' : 'Next';
  return (
    <div className={classes.result} data-kind={kind}>
      <p className={classes.top}>
        <span>{doorName}</span>
        <span>{timeOfDay(serverNow())}</span>
      </p>
      <svg viewBox="0 0 160 160" className={classes.shape} aria-hidden>
        <path d={ground} />
        <path d={sign} className={classes.sign} />
      </svg>
      <div role="alert">
        <p className={classes.word}>
          {word}
          <span className="visually-hidden">{name && ', '}</span>
        </p>
        {name && (
          <p className={classes.name} dir="auto">
            {name}
          </p>
        )}
        {details.map((detail) => (
          <p key={detail} className={classes.detail}>
            {detail}
          </p>
        ))}
      </div>
      <div className={classes.actions}>
        <button type="button" className={classes.next} onClick={onNext}>
          {action}
        </button>
        {kind === 'welcome' && onUndo && (
          <button type="button" onClick={onUndo}>
            Undo
          </button>
        )}
        {kind !== 'welcome' && onSearch && (
          <button type="button" onClick={onSearch}>
            Search name
          </button>
        )}
      </div>
    </div>
  );
}
