import { IconCalendarX } from '../../../ui/icons/for-events';
import classes from './cancelled.module.css';

/** On the cards of an event that will not take place. */
export function CancelledMark() {
  return (
    <span className={classes.mark}>
      <IconCalendarX size={16} stroke={1.75} aria-hidden />
      Cancelled
    </span>
  );
}
