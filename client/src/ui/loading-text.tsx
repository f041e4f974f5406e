import classes from './loading-text.module.css';

export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className={classes.text}>
      {children}
    </p>
  );
}
