import classes from './month-comes.module.css';

/** Keeps the room of a month until its code is there. Without scripts it is not seen. */
export function MonthComes() {
  return <div className={classes.room} aria-hidden />;
}
