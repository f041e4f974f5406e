import classes from './sentence-and-more.module.css';

/** What happened, and under it what that means for the person. */
export function SentenceAndMore({ sentence, more }: { sentence: string; more: string | null }) {
  return (
    <>
      <span>{sentence}</span>
      {more && <span className={classes.more}> {more}</span>}
    </>
  );
}
