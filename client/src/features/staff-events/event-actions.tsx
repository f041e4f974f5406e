import { Button } from '@mantine/core';
import { IconCopy, IconDots, IconExternalLink, IconLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { copyEventLink } from '../sign-ups/copy-event-link';
import classes from './event-actions.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

interface Props {
  eventId: string;
  /** Edit, then Delete. */
  children: readonly [ReactNode, ReactNode];
}

/** What the creator of an event can do with it. On a phone Edit and Copy link stay, the others are under More. */
export function EventActions({ eventId, children: [edit, remove] }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  return (
    <>
      <section className={classes.actions} aria-label="Manage this event" data-all={showsAll || undefined}>
        {edit}
        <Button
          variant="default"
          leftSection={<IconLink {...icon} />}
          onClick={async () => setMessage(await copyEventLink(eventId))}
        >
          Copy link
        </Button>
        <Button
          className={classes.more}
          variant="default"
          leftSection={<IconDots {...icon} />}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          More
        </Button>
        <Button
          component={Link}
          to={paths.event(eventId)}
          variant="default"
          leftSection={<IconExternalLink {...icon} />}
          data-secondary
        >
          View page
        </Button>
        <Button
          component={Link}
          to={paths.duplicateEvent(eventId)}
          variant="default"
          leftSection={<IconCopy {...icon} />}
          data-secondary
        >
          Duplicate
        </Button>
        {remove}
      </section>
      {message && (
        <div className={classes.message}>
          <Notice tone={message.tone}>{message.text}</Notice>
        </div>
      )}
    </>
  );
}
