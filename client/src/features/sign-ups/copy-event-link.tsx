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

export function CopyEventLink({ eventId }: { eventId: string }) {
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);

  return (
    <div className={classes.root}>
      <Button
        variant="default"
        leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
        onClick={async () => setMessage(await copyEventLink(eventId))}
      >
        Copy event link
      </Button>
      {message && (
        <div className={classes.message}>
          <Notice tone={message.tone}>{message.text}</Notice>
        </div>
      )}
    </div>
  );
}
