import { memo, useEffect, useState } from 'react';
import { EventMonths } from './event-list';
import classes from './events-page.module.css';
import type { EventsPageQuery } from './gql/events-page';

interface List {
  /** Two lists of one name are the same list, which has grown. */
  name: string;
  nodes: EventsPageQuery['events']['nodes'];
}

interface Props extends List {
  /** Whether the list of that name is on its way: the nodes are still those of the last one. */
  isLast: boolean;
}

/** How many events are removed at once from a list that is no longer shown. */
const STEP = 200;

/**
 * Shows a list of events. The list that it replaces is hidden at once, and removed in steps once this one is painted: to
 * remove a thousand cards takes a phone 400 ms.
 */
export function ReplacedList({ name, nodes, isLast }: Props) {
  const [shown, setShown] = useState<List>({ name, nodes });
  const [outgoing, setOutgoing] = useState<List | null>(null);
  const isAnother = shown.name !== name;
  if (!isLast && (isAnother || shown.nodes !== nodes)) {
    if (isAnother) setOutgoing(shown);
    setShown({ name, nodes });
  }

  useEffect(() => {
    if (outgoing) return afterPaint(() => setOutgoing(withoutStep(outgoing)));
  }, [outgoing]);

  return [shown, ...(outgoing ? [outgoing] : [])].map((list) => (
    <div key={list.name} hidden={list === outgoing} className={classes.months}>
      <Months nodes={list.nodes} />
    </div>
  ));
}

const Months = memo(({ nodes }: Pick<List, 'nodes'>) => (
  <EventMonths events={nodes.map((event) => ({ event, own: event, folded: event }))} />
));

function withoutStep({ name, nodes }: List): List | null {
  return nodes.length > STEP ? { name, nodes: nodes.slice(0, -STEP) } : null;
}

/** @returns cancels it */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
