import { Skeleton } from '@mantine/core';
import { LoadingText } from '../../ui/read-states';
import classes from './who-is-coming.module.css';

const people = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** As many as will come, up to eight. */
export function PeopleSkeleton({ count }: { count: number }) {
  return (
    <>
      <LoadingText>Loading people...</LoadingText>
      <div className={classes.people} aria-hidden>
        {people.slice(0, count).map((person) => (
          <Skeleton key={person} height={34} width="70%" />
        ))}
      </div>
    </>
  );
}
