import { useState } from 'react';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { LoadMore } from '../../ui/load-more';
import { EmptyState, FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { DeleteDrafts } from './delete-drafts';
import type { OwnDraftRowFragment } from './gql/own-draft-row';
import { useOwnDraftsQuery } from './gql/own-drafts';
import * as messages from './messages';
import { OwnDraftRow } from './own-draft-row';
import classes from './own-drafts.module.css';

graphql(`
  query OwnDrafts($after: String) {
    viewer {
      id
      eventDrafts(first: 20, after: $after) {
        nodes {
          id
          ...OwnDraftRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The viewer's drafts, the latest change first. Several can be ticked, and deleted together. */
export function OwnDrafts() {
  const { data, error, fetchMore, refetch } = useOwnDraftsQuery({ fetchPolicy: 'cache-and-network' });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const connection = data?.viewer?.eventDrafts;
  if (error && !data)
    return <FailedRead error={error} message={messages.DRAFTS_FAILED} onRetry={() => void refetch()} />;
  if (!connection) return <LoadingText>Loading drafts...</LoadingText>;
  const drafts = connection.nodes.map((node) => readFragment<OwnDraftRowFragment>(node));
  if (drafts.length === 0) {
    const action = <LinkButton to={paths.createEvent}>Create New Event</LinkButton>;
    return <EmptyState action={action}>{messages.NO_DRAFTS}</EmptyState>;
  }
  const chosen = drafts.filter(({ id }) => ticked.includes(id));
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);
  function afterDeletion() {
    setTicked([]);
    // The rows, and the button, have been removed.
    document.querySelector('h1')?.focus();
    void refetch();
  }
  return (
    <>
      <h2 className="visually-hidden">Drafts</h2>
      <div className={classes.chosen}>
        {chosen.length > 0 && <DeleteDrafts drafts={chosen} onDeleted={afterDeletion} />}
      </div>
      <ul className={classes.rows}>
        {drafts.map((draft) => (
          <OwnDraftRow
            key={draft.id}
            draft={draft}
            isTicked={ticked.includes(draft.id)}
            onTick={() => toggle(draft.id)}
            onDeleted={afterDeletion}
          />
        ))}
      </ul>
      <LoadMore
        count={drafts.length}
        hasMore={connection.pageInfo.hasNextPage}
        label="Show more drafts"
        shown={messages.draftsShown(drafts.length)}
        items="[data-event-link]"
        onMore={() => fetchMore({ variables: { after: connection.pageInfo.endCursor } })}
        failedMessage={messages.DRAFTS_FAILED}
      />
    </>
  );
}
