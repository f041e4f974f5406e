import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { IconRss } from '../../ui/icons/for-events';
import type { Filters } from '../events/filters/event-filters';

const ListFeedDialog = lazy(async () => ({
  default: (await import('./list-feed-dialog')).ListFeedDialog,
}));

interface Props {
  title: string;
  /** Of the feed's address; empty: all events. */
  query: string;
  /** Those of the page, to be said in words; none where the page is one list. */
  filters?: Filters;
}

/** Opens the links of the feeds that have the events of a list. */
export function SubscribeToList(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRss size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Subscribe
      </Button>
      {isOpen && (
        <Suspense>
          <ListFeedDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
