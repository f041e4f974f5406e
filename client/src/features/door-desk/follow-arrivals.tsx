import { useLiveDesk } from './live-desk';

interface Props {
  eventId: string;
  /** A person has arrived, or a scan was undone; at most once a second. */
  onChange: () => void;
}

/** Follows the doors of an event as long as it is on the page. It shows nothing. */
export function FollowArrivals({ eventId, onChange }: Props) {
  useLiveDesk(eventId, onChange);
  return null;
}
