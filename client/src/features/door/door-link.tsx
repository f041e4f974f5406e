import { Button } from '@mantine/core';
import { paths } from '../../paths';
import { IconDoor } from '../../ui/icons/for-staff';

interface Props {
  eventId: string;
  /** Under More on a phone. */
  'data-secondary'?: boolean;
}

/** To the door of an event. The browser loads that page anew, since its own headers allow the camera. */
export function DoorLink({ eventId, ...props }: Props) {
  return (
    <Button
      component="a"
      href={paths.door(eventId)}
      variant="default"
      leftSection={<IconDoor size={18} stroke={1.75} aria-hidden />}
      {...props}
    >
      Door
    </Button>
  );
}
