import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { isFromTheRight } from '../../ui/direction';
import classes from './column-slider.module.css';

interface Props {
  label: string;
  /** How many columns of the same width the drawing has. */
  columns: number;
  /** The column at which the keys begin. */
  first: number;
  /** A sentence about a column. */
  wordsOf: (column: number) => string;
  /** The sentence while no column is chosen. */
  summary: string;
  /** The drawing: an SVG that fills its place. */
  children: (chosen: number | null) => ReactNode;
}

/**
 * A drawing of columns, of which a pointer or the keys of a slider choose one: it is then read in words above the drawing. Where text
 * runs to the left, the columns do too.
 */
export function ColumnSlider({ label, columns, first, wordsOf, summary, children }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={classes.words}>{chosen === null ? summary : wordsOf(chosen)}</p>
      <div
        className={classes.plot}
        onPointerDown={(event) => setChosen(columnAt(event, columns))}
        onPointerMove={(event) => setChosen(columnAt(event, columns))}
        onPointerLeave={({ pointerType }) => {
          // A finger leaves whenever it is lifted, and the sentence is to be read then.
          if (pointerType !== 'touch' && document.activeElement !== input.current) setChosen(null);
        }}
      >
        <input
          ref={input}
          type="range"
          aria-label={label}
          aria-valuetext={wordsOf(chosen ?? first)}
          min={0}
          max={columns - 1}
          value={chosen ?? first}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
          onFocus={() => setChosen(first)}
          onBlur={() => setChosen(null)}
        />
        {children(chosen)}
      </div>
    </>
  );
}

function columnAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, columns: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * columns);
  const inside = Math.min(Math.max(column, 0), columns - 1);
  return isFromTheRight(currentTarget) ? columns - 1 - inside : inside;
}
