import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type FocusEvent, useRef, useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { LoadMore } from '../../ui/load-more';
import type { Message } from '../../ui/notice';
import { formatCount } from '../../ui/texts/count';
import type { DeskDoorFragment } from './gql/live-desk';
import { MoreScansDocument } from './gql/scan-list';
import * as messages from './messages';
import classes from './scan-list.module.css';
import { ScanRow } from './scan-row';

graphql(`
  query MoreScans($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      door {
        scans(first: 20, after: $after) {
          nodes {
            id
            ...DeskScan
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    }
  }
`);

interface Props {
  eventId: string;
  timeZone: string;
  scans: DeskDoorFragment['scans'];
  onMessage: (message: Message) => void;
  onUndone: () => void;
}

/** All scans, the latest first. No row moves while the pointer or the focus is in the list. */
export function ScanList({ eventId, scans: { nodes, pageInfo, totalCount }, ...props }: Props) {
  const client = useApolloClient();
  const list = useRef<HTMLUListElement>(null);
  const [heldId, setHeldId] = useState<string | null>(null);
  const newCount = Math.max(
    0,
    nodes.findIndex(({ id }) => id === heldId),
  );
  const shown = nodes.slice(newCount);
  const hold = () => setHeldId(shown[0]?.id ?? null);

  function letGo({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setHeldId(null);
  }

  function showNew() {
    // The button is removed.
    list.current?.focus();
    setHeldId(nodes[0]?.id ?? null);
  }

  if (nodes.length === 0) {
    return (
      <section aria-label="Scans">
        <h2>Scans</h2>
        <p>{messages.NO_SCANS}</p>
      </section>
    );
  }
  return (
    <section aria-label="Scans" className={classes.section}>
      <h2>
        Scans <span className={classes.count}>· {formatCount(totalCount)}</span>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer only keeps the rows where they are. */}
      <div onPointerEnter={hold} onPointerLeave={() => setHeldId(null)} onFocus={hold} onBlur={letGo}>
        <div role="status">
          {newCount > 0 && (
            <Button variant="default" fullWidth onClick={showNew}>
              {messages.newScans(newCount)}
            </Button>
          )}
        </div>
        <ul ref={list} tabIndex={-1} className={classes.list}>
          {shown.map((scan) => (
            <ScanRow key={scan.id} scan={scan} {...props} />
          ))}
        </ul>
        <LoadMore
          count={nodes.length}
          hasMore={pageInfo.hasNextPage}
          label="Show more"
          shown={`${nodes.length} of ${totalCount} shown`}
          items="[data-scan]"
          isCentred={false}
          onMore={() =>
            client.query({
              query: MoreScansDocument,
              variables: { eventId, after: pageInfo.endCursor },
              fetchPolicy: 'network-only',
            })
          }
          failedMessage={messages.DOOR_FAILED}
        />
      </div>
    </section>
  );
}
