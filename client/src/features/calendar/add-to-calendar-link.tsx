import { Button } from '@mantine/core';
import { paths } from '../../paths';
import { IconCalendarDown } from '../../ui/icons/for-events';

interface Props {
  eventId: string;
  /** The one thing to do next. */
  isPrimary?: boolean;
}

/** For everybody, and any calendar: the event as a file. */
export function AddToCalendarLink({ eventId, isPrimary = false }: Props) {
  return (
    <Button
      component="a"
      href={paths.calendarFile(eventId)}
      download
      variant={isPrimary ? 'filled' : 'default'}
      fullWidth={isPrimary}
      leftSection={<IconCalendarDown size={18} stroke={1.75} aria-hidden />}
    >
      Add to calendar
    </Button>
  );
}
