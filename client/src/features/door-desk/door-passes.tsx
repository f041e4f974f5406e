import { Button } from '@mantine/core';
import { useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatInstant } from '../../ui/dates/time-zone';
import { IconPlus } from '../../ui/icons/for-staff';
import type { Message } from '../../ui/notice';
import { FailedRead, LoadingText } from '../../ui/page';
import classes from './door-passes.module.css';
import { EndPass } from './end-pass';
import { type DeskPassFragment, type PassesOfEventFragment, useDoorPassesQuery } from './gql/door-passes';
import * as messages from './messages';
import { NewPass } from './new-pass';

graphql(`
  fragment DeskPass on DoorPass {
    id
    name
    maySearch
    mayUndo
    createdAt
    expiresAt
    lastUsedAt
  }
`);

graphql(`
  fragment PassesOfEvent on Event {
    id
    door {
      passes {
        id
        ...DeskPass
      }
    }
  }
`);

graphql(`
  query DoorPasses($eventId: ID!) {
    event(id: $eventId) {
      ...PassesOfEvent
    }
  }
`);

interface Props {
  event: { id: string; title: string; timeZone: string; endsAt: string };
  onMessage: (message: Message) => void;
}

/** The passes that work, and the way to a new one. */
export function DoorPasses({ event, onMessage }: Props) {
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useDoorPassesQuery({
    variables: { eventId: event.id },
    fetchPolicy: 'cache-and-network',
  });
  const passes = readFragment<PassesOfEventFragment>(data?.event)?.door?.passes;
  const expiresAt = readFragment<DeskPassFragment>(passes?.[0])?.expiresAt;

  function content() {
    if (error && !passes) {
      return (
        <FailedRead
          error={error}
          message={messages.PASSES_FAILED}
          onRetry={() => refetch().catch(() => {})}
        />
      );
    }
    if (!passes) return <LoadingText isQuiet>Loading door passes...</LoadingText>;
    if (passes.length === 0) return <p>{messages.NO_PASSES}</p>;
    return (
      <>
        <ul className={classes.list}>
          {passes.map((pass) => (
            <PassRow key={pass.id} pass={pass} timeZone={event.timeZone} onMessage={onMessage} />
          ))}
        </ul>
        {expiresAt && <p>{messages.passesEnd(formatInstant(expiresAt, event.timeZone, 'short'))}</p>}
      </>
    );
  }

  return (
    <section className={classes.passes} aria-label="Door passes">
      <h2>Door passes</h2>
      <p>{messages.PASSES}</p>
      {content()}
      <Button
        fullWidth
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={() => setMaking(true)}
      >
        Add a door pass
      </Button>
      {isMaking && <NewPass event={event} onClose={() => setMaking(false)} />}
    </section>
  );
}

interface RowProps {
  pass: FragmentRef<DeskPassFragment>;
  timeZone: string;
  onMessage: (message: Message) => void;
}

function PassRow({ pass: ref, timeZone, onMessage }: RowProps) {
  const pass = readFragment<DeskPassFragment>(ref);
  const { name, createdAt, lastUsedAt } = pass;
  const at = (instant: string) => formatInstant(instant, timeZone, 'short');
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        <span>{messages.passRights(pass)}</span>
        <span>Made {at(createdAt)}</span>
        <span>{lastUsedAt ? `Last used ${at(lastUsedAt)}` : 'Not used yet'}</span>
      </div>
      <EndPass pass={pass} onEnded={() => onMessage({ tone: 'success', text: messages.ended(name) })} />
    </li>
  );
}
