import { Button } from '@mantine/core';
import { IconCalendarDown } from '../../ui/icons/for-events';

interface Props {
  /** The address of the file. */
  file: string;
  /** The one thing to do next. */
  isPrimary?: boolean;
  children?: string;
}

/** For everybody, and any calendar: an event or the dates of a series as a file. */
export function AddToCalendarLink({ file, isPrimary = false, children = 'Add to calendar' }: Props) {
  return (
    <Button
      component="a"
      href={file}
      download
      variant={isPrimary ? 'filled' : 'default'}
      fullWidth={isPrimary}
      leftSection={<IconCalendarDown size={18} stroke={1.75} aria-hidden />}
    >
      {children}
    </Button>
  );
}
