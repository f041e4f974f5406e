import { IconInfoCircle } from './icons/for-everyone';
import classes from './notice.module.css';

/** Seen only in a browser that runs no scripts, on a page that the server has rendered. */
export function NeedsScripts({ what }: { what: string }) {
  return (
    <noscript>
      <div className={classes.notice} data-spaced>
        <div className={classes.message}>
          <IconInfoCircle size={20} stroke={1.75} aria-hidden />
          {`${what} needs scripts. Please allow them in your browser.`}
        </div>
      </div>
    </noscript>
  );
}
