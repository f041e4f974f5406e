import { Skeleton } from '@mantine/core';
import { LoadingText } from '../../ui/read-states';
import classes from './event-details.module.css';

export function EventDetailsSkeleton() {
  return (
    <>
      <LoadingText>Loading event...</LoadingText>
      <div className={classes.header} aria-hidden>
        <Skeleton width={76} height={92} />
        <div style={{ flex: 1 }}>
          <Skeleton width="60%" height={40} mb={14} />
          <Skeleton width="35%" height={18} />
        </div>
      </div>
      <div aria-hidden>
        <Skeleton height={90} my={28} />
        <Skeleton height={16} mb={10} />
        <Skeleton height={16} mb={10} />
        <Skeleton width="70%" height={16} />
      </div>
    </>
  );
}
