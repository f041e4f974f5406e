import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { CopyButton, CopyFailure } from '../../ui/copy-button';
import { IconCopy } from '../../ui/icons/for-accounts';
import { IconLink } from '../../ui/icons/for-events';
import { IconDots, IconExternalLink } from '../../ui/icons/for-staff';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { DoorLink } from '../door/door-link';
import { copyEventLink } from '../events/copy-event-link';
import classes from './event-actions.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

interface Props {
  eventId: string;
  /** Edit, Embed, then Delete. */
  children: readonly [ReactNode, ReactNode, ReactNode];
}

/** The actions of the creator for an event. On a phone Edit and Copy link stay, the others are under More. */
export function EventActions({ eventId, children: [edit, embed, remove] }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const [result, setResult] = useTransientState<Message>(timings.eventMessageShown);
  return (
    <>
      <section className={classes.actions} aria-label="Manage this event" data-all={showsAll || undefined}>
        {edit}
        <CopyButton
          result={result}
          variant="default"
          leftSection={<IconLink {...icon} />}
          onClick={async () => setResult(await copyEventLink(eventId))}
        >
          Copy link
        </CopyButton>
        <Button
          className={classes.more}
          variant="default"
          leftSection={<IconDots {...icon} />}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          More
        </Button>
        {embed}
        <DoorLink eventId={eventId} data-secondary />
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
      {result?.tone === 'danger' && (
        <div className={classes.message}>
          <CopyFailure result={result} />
        </div>
      )}
    </>
  );
}
