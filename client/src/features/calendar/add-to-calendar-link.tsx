import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { paths } from '../../paths';

/** For everybody, and any calendar: the event as a file. */
export function AddToCalendarLink({ eventId }: { eventId: string }) {
  return (
    <Button
      component="a"
      href={paths.calendarFile(eventId)}
      download
      variant="default"
      leftSection={<IconCalendarDown size={18} stroke={1.75} aria-hidden />}
    >
      Add to calendar
    </Button>
  );
}
