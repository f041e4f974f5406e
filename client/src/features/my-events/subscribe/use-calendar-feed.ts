import { useEffect, useRef } from 'react';
import { graphql } from '../../../apollo/graphql';
import { useCalendarFeedQuery, useResetCalendarFeedMutation } from './gql/use-calendar-feed';

graphql(`
  query CalendarFeed {
    viewer {
      id
      calendarFeed {
        url
        webcalUrl
        lastReadAt
      }
    }
  }
`);

graphql(`
  mutation ResetCalendarFeed {
    resetCalendarFeed {
      account {
        id
        calendarFeed {
          url
          webcalUrl
          lastReadAt
        }
      }
      userErrors {
        message
      }
    }
  }
`);

/** The person's feed; the first time that it is asked for, its link is made. */
export function useCalendarFeed() {
  const { data, error, refetch } = useCalendarFeedQuery({ fetchPolicy: 'network-only' });
  const [reset, made] = useResetCalendarFeedMutation();
  const hasNone = data?.viewer?.calendarFeed === null;
  // React may run an effect twice, and a second link would stop the first.
  const isMaking = useRef(false);
  useEffect(() => {
    if (!hasNone || isMaking.current) return;
    isMaking.current = true;
    reset().catch(() => {});
  }, [hasNone, reset]);

  return {
    feed: data?.viewer?.calendarFeed ?? null,
    error: error ?? made.error ?? made.data?.resetCalendarFeed.userErrors[0],
    retry: () => void (hasNone ? reset() : refetch()).catch(() => {}),
    reset,
    isResetting: made.loading,
  };
}
