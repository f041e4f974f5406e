import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import classes from './copy-event-link.module.css';
import * as messages from './messages';

/** Returns what is to be said of it. */
export async function copyEventLink(eventId: string): Promise<Message> {
  try {
    await navigator.clipboard.writeText(window.location.origin + paths.event(eventId));
    return { tone: 'success', text: 'Event link copied' };
  } catch {
    // Refused, or no clipboard at all outside https.
    return { tone: 'danger', text: messages.COPY_FAILED };
  }
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
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const isCopied = message?.tone === 'success';

  return (
    <div className={classes.root}>
      <Button
        variant="default"
        className={classes.copy}
        leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
        onClick={async () => setMessage(await copyEventLink(eventId))}
      >
        {isCopied ? 'Copied' : 'Copy event link'}
      </Button>
      {/* In the page wherever it is shown, so that nothing moves: the style sheet knows what is a phone. */}
      <Button
        variant="default"
        className={classes.share}
        onClick={async () => setMessage(await shareEvent(eventId))}
      >
        Share
      </Button>
      {isCopied && (
        <span role="status" className="visually-hidden">
          {message.text}
        </span>
      )}
      {message && !isCopied && (
        <div className={classes.message}>
          <Notice tone={message.tone}>{message.text}</Notice>
        </div>
      )}
    </div>
  );
}
