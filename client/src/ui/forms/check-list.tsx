import { type ReactNode, useId } from 'react';
import classes from './check-list.module.css';

/** One of what can be chosen: in words first, as the API calls it second. */
export interface Option<Value extends string> {
  value: Value;
  title: string;
  /** The meaning of the choice. */
  detail: string;
}

interface Props {
  legend: string;
  options: readonly Option<string>[];
  /** The values that are chosen, with spaces between. */
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  /** By which the form finds it, to focus it. */
  'data-path'?: string;
}

/** Any number of options with a sentence each, as one field of a form. */
export function CheckList({ legend, options, value, onChange, error, 'data-path': path }: Props) {
  const errorId = useId();
  const chosen = value.split(' ').filter(Boolean);

  function toggle(option: string) {
    const others = chosen.filter((other) => other !== option);
    onChange((others.length < chosen.length ? others : [...chosen, option]).join(' '));
  }

  return (
    <fieldset className={classes.list} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={classes.option}>
          <input
            type="checkbox"
            name={option.value}
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(option.value)}
            {...(index === 0 && { 'data-path': path })}
          />
          <span>
            <strong>{option.title}</strong> <code>{option.value}</code>
            <small>{option.detail}</small>
          </span>
        </label>
      ))}
      {error && (
        <div id={errorId} role="alert" className={classes.error}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
