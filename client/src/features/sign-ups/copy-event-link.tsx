import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import classes from './copy-event-link.module.css';
import * as messages from './messages';

export function CopyEventLink({ eventId }: { eventId: string }) {
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.origin + paths.event(eventId));
      setMessage({ tone: 'success', text: 'Event link copied' });
    } catch {
      // Refused, or no clipboard at all outside https.
      setMessage({ tone: 'danger', text: messages.COPY_FAILED });
    }
  }

  return (
    <div className={classes.root}>
      <Button variant="default" leftSection={<IconLink size={18} stroke={1.75} aria-hidden />} onClick={copy}>
        Copy event link
      </Button>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </div>
  );
}
