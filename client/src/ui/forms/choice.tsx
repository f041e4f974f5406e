import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { IconChevronDown } from '../icons/for-everyone';
import classes from './choice.module.css';

interface Props<Value extends string> {
  /** The name of the choice, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few choices, all of them visible. */
export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** One of many choices. */
export function Select<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      classNames={{ input: classes.select ?? '' }}
      data={options}
      value={value}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}
