import { IconCalendarX } from '../../../ui/icons/for-events';
import { Mark } from '../../../ui/mark';

/** On the cards of an event that will not take place. */
export function CancelledMark() {
  return (
    <Mark icon={IconCalendarX} tone="danger">
      Cancelled
    </Mark>
  );
}
