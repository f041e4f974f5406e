import type { ReactNode, RefObject } from 'react';
import classes from './radio-cards.module.css';

interface Option<Value extends string> {
  value: Value;
  title: string;
  detail: ReactNode;
  /** At the end of the line. */
  aside?: ReactNode;
}

interface Props<Value extends string> {
  legend: ReactNode;
  /** Unique on the page. */
  name: string;
  options: readonly Option<Value>[];
  /** Null: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  first?: RefObject<HTMLInputElement | null>;
  /** By which a form finds the first choice. */
  'data-path'?: string | undefined;
}

/** One of a few choices that need a sentence each. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, name, options, value, onChange, first, 'data-path': path } = props;
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={classes.choice}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name}
            data-path={index === 0 ? path : undefined}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.words}>
            <strong>{option.title}</strong>
            <span className={classes.detail}>{option.detail}</span>
          </span>
          {option.aside && <span className={classes.detail}>{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}
