import { IconEyeOff } from '../../../ui/icons/for-events';
import classes from './unlisted-mark.module.css';

/** Says to the creator of an event that no list has it. */
export function UnlistedMark() {
  return (
    <span className={classes.mark}>
      <IconEyeOff size={14} stroke={1.75} aria-hidden />
      Unlisted
    </span>
  );
}
