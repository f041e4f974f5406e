import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { DateBlock, formatShortDate } from '../../ui/dates/local-date';
import { IconPencil } from '../../ui/icons/for-staff';
import { LoadMore } from '../../ui/load-more';
import { EmptyState, FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { PriceChip } from '../../ui/texts/price';
import { Cover } from '../events/cover/cover';
import { EventPlaceAndTime } from '../events/event-place-and-time';
import { DeleteDrafts } from './delete-drafts';
import type { OwnDraftRowFragment } from './gql/own-drafts';
import { useOwnDraftsQuery } from './gql/own-drafts';
import * as messages from './messages';
import classes from './own-drafts.module.css';
import { PublishDraft } from './publish-draft';

graphql(`
  fragment OwnDraftRow on EventDraft {
    id
    title
    location
    type
    date
    startTime
    endTime
    timeZone
    pricePence
    updatedAt
  }
`);

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
  return (
    <>
      <h2 className="visually-hidden">Drafts</h2>
      <div className={classes.chosen}>
        {chosen.length > 0 && (
          <DeleteDrafts
            drafts={chosen}
            onDeleted={() => {
              setTicked([]);
              // The rows, and the button, have been removed.
              document.querySelector('h1')?.focus();
              void refetch();
            }}
          />
        )}
      </div>
      <ul className={classes.rows}>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isTicked={ticked.includes(draft.id)}
            onTick={() => toggle(draft.id)}
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

interface RowProps {
  draft: OwnDraftRowFragment;
  isTicked: boolean;
  onTick: () => void;
}

function DraftRow({ draft, isTicked, onTick }: RowProps) {
  const { id, title, location, type, date, startTime, endTime, timeZone, pricePence, updatedAt } = draft;
  const times = { date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '', timeZone };
  return (
    <Card as="li" isLink className={classes.row}>
      <label className={classes.tick}>
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <span className="visually-hidden">Choose {title}</span>
      </label>
      <div className={classes.stub}>
        <Cover event={{ id, type: type ?? '' }} size={{ columns: 4, rows: 10 }} />
        <DateBlock date={times.date} isOnCover />
      </div>
      <div className={classes.body}>
        <div className={classes.title}>
          <h3 dir="auto">
            <Link to={paths.draft(id)} data-event-link>
              {title}
            </Link>
          </h3>
          <PriceChip pence={pricePence} />
          <span className={classes.mark}>
            <IconPencil size={14} stroke={2} aria-hidden />
            Draft
          </span>
        </div>
        <div className={classes.facts}>
          <EventPlaceAndTime {...times} location={location ?? ''} />
          {type && <span>{type}</span>}
        </div>
      </div>
      <p className={classes.edited}>Edited {formatEdited(updatedAt)}</p>
      <div className={classes.publish}>
        <PublishDraft draft={draft} isNamed onPublished={() => document.querySelector('h1')?.focus()} />
      </div>
    </Card>
  );
}

/** `today, 09:41`, or `Sat 9 Jan, 09:41`. */
function formatEdited(instant: string): string {
  const edited = new Date(instant);
  const time = edited.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = edited.toDateString() === new Date().toDateString();
  const day = [edited.getFullYear(), edited.getMonth() + 1, edited.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
  return `${isToday ? 'today' : formatShortDate(day)}, ${time}`;
}
