import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { IconCode } from '../../ui/icons/for-staff';
import type { EmbedEventFragment } from './gql/embed-button';

const EmbedDialog = lazy(async () => ({ default: (await import('./embed-dialog')).EmbedDialog }));

graphql(`
  fragment EmbedEvent on Event {
    id
    title
    type
    visibility
  }
`);

/** Opens the code by which another site shows this event, or a list of events. An unlisted event is for people with its link. */
export function EmbedButton({ event: ref }: { event: FragmentRef<EmbedEventFragment> }) {
  const event = readFragment<EmbedEventFragment>(ref);
  const [isOpen, setOpen] = useState(false);
  if (event.visibility !== 'PUBLIC') return null;
  return (
    <>
      <Button
        data-secondary
        variant="default"
        leftSection={<IconCode size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Embed
      </Button>
      {isOpen && (
        <Suspense>
          <EmbedDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
