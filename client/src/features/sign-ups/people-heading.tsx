import classes from './people-heading.module.css';

export function PeopleHeading({ count }: { count: number }) {
  return (
    <h2>
      Who is coming <span className={classes.count}>· {count}</span>
    </h2>
  );
}
