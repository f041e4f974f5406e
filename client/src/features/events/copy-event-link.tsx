import { Button } from '@mantine/core';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { CopyButton, CopyFailure, copyText } from '../../ui/copy-button';
import { IconLink } from '../../ui/icons/for-events';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import classes from './copy-event-link.module.css';
import * as messages from './messages';

/** Returns what is to be said of it. */
export function copyEventLink(eventId: string): Promise<Message> {
  return copyText(window.location.origin + paths.event(eventId), 'Event link copied', messages.COPY_FAILED);
}

/** Opens the device's own sheet; without one, the link is copied instead. Returns what is to be said of it. */
async function shareEvent(eventId: string): Promise<Message | null> {
  try {
    await navigator.share({ title: document.title, url: window.location.origin + paths.event(eventId) });
    return null;
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? null : copyEventLink(eventId);
  }
}

export function CopyEventLink({ eventId }: { eventId: string }) {
  const [result, setResult] = useTransientState<Message>(timings.eventMessageShown);
  return (
    <div className={classes.root}>
      <CopyButton
        result={result}
        variant="default"
        leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
        onClick={async () => setResult(await copyEventLink(eventId))}
      >
        Copy event link
      </CopyButton>
      {/* In the page wherever it is shown, so that nothing moves: the style sheet knows what is a phone. */}
      <Button
        variant="default"
        className={classes.share}
        onClick={async () => setResult(await shareEvent(eventId))}
      >
        Share
      </Button>
      <div className={classes.message}>
        <CopyFailure result={result} />
      </div>
    </div>
  );
}
