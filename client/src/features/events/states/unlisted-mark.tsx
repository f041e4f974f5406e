import { IconEyeOff } from '../../../ui/icons/for-events';
import { Mark } from '../../../ui/mark';

/** Says to the creator of an event that no list has it. */
export function UnlistedMark() {
  return <Mark icon={IconEyeOff}>Unlisted</Mark>;
}
