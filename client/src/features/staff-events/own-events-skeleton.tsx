import { Skeleton } from '@mantine/core';
import row from './own-event-row.module.css';
import classes from './own-events.module.css';

const rows = ['first', 'second', 'third', 'fourth'];

export function OwnEventsSkeleton() {
  return (
    <div className={classes.rows} aria-hidden>
      {rows.map((name) => (
        <div key={name} className={row.row}>
          <Skeleton width={64} height={76} />
          <div className={row.body}>
            <Skeleton width="40%" height={20} mb={12} />
            <Skeleton width="75%" height={14} mb={12} />
            <Skeleton width="50%" height={14} />
          </div>
        </div>
      ))}
    </div>
  );
}
