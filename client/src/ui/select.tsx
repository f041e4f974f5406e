import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface Props<Value extends string> {
  /** What is chosen here, for who does not see it. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Select<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      data={options}
      value={value}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}
