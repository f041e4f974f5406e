import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate, today } from '../../ui/dates/local-date';
import { IconChevronDown } from '../../ui/icons/for-everyone';

const DAY = 86_400_000;
const choices = ['30', '90', '365'] as const;

/** @param days as text; `none`: no end */
export function endAfter(days: string, now = Date.now()): Date | null {
  return days === 'none' ? null : new Date(now + Number(days) * DAY);
}

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  'data-path'?: string;
}

/** When a token stops working. */
export function EndChoice({ value, onChange, error, 'data-path': path }: Props) {
  const options = choices.map((days) => {
    const end = endAfter(days);
    return { value: days, label: `In ${days} days: ${end && formatDate(today(end))}` };
  });
  return (
    <NativeSelect
      label="Ends"
      data={[...options, { value: 'none', label: 'Never, until you revoke it' }]}
      value={value}
      error={error}
      data-path={path}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
