import { Skeleton } from '@mantine/core';
import classes from './event-card.module.css';
import { EventGrid } from './event-grid';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six cards of the shape of what comes. */
export function EventListSkeleton() {
  return (
    <EventGrid>
      {cards.map((card) => (
        <div key={card} className={classes.card} aria-hidden>
          <Skeleton width={64} height={76} />
          <div className={classes.body}>
            <Skeleton width="30%" height={14} mb={10} />
            <Skeleton width="70%" height={20} mb={12} />
            <Skeleton height={14} mb={8} />
            <Skeleton width="55%" height={14} mb={14} />
            <Skeleton width="45%" height={14} />
          </div>
        </div>
      ))}
    </EventGrid>
  );
}
