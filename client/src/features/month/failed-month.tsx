import { FailedRead } from '../../ui/page';
import { EVENTS_FAILED } from '../events/messages';
import classes from './month.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
}

export function FailedMonth({ error, onRetry }: Props) {
  return (
    <div className={classes.month}>
      <FailedRead error={error} message={EVENTS_FAILED} onRetry={onRetry} />
    </div>
  );
}
