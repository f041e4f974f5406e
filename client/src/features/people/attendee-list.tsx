import { LoadMore } from '../../ui/load-more';
import { useMedia } from '../../ui/use-media';
import { Attendee } from './attendee';
import classes from './event-attendees.module.css';
import type { EventAttendeesQuery } from './gql/event-attendees';
import * as messages from './messages';

type People = NonNullable<NonNullable<EventAttendeesQuery['event']>['signUps']>;

interface Props {
  people: People;
  event: { id: string; title: string; pricePence: number; timeZone: string };
  onTakenOut: (name: string) => void;
  onMore: () => Promise<unknown>;
}

/** The people who were found, page by page. */
export function AttendeeList({ people: { nodes, pageInfo, totalCount }, event, onTakenOut, onMore }: Props) {
  const isPhone = useMedia('(width < 48em)');
  return (
    <>
      <ul className={classes.people}>
        {nodes.map((signUp) => (
          <Attendee key={signUp.id} signUp={signUp} event={event} isPhone={isPhone} onTakenOut={onTakenOut} />
        ))}
      </ul>
      <LoadMore
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        label="Show more people"
        shown={`${nodes.length} of ${totalCount} shown`}
        items="[data-person]"
        isCentred={false}
        onMore={onMore}
        failedMessage={messages.PEOPLE_FAILED}
      />
    </>
  );
}
