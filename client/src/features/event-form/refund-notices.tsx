import { isSamePlace } from '@turnout/texts/same-place';
import { graphql } from '../../apollo/graphql';
import { Notice } from '../../ui/notice';
import type { EventFormValues } from './event-fields';
import type { EditEventFragment } from './gql/event-fields';
import { usePlanChangeImpactQuery } from './gql/refund-notices';
import * as messages from './messages';
import type { Scope } from './scope/use-scope';

graphql(`
  query PlanChangeImpact($id: ID!) {
    event(id: $id) {
      id
      planChangeImpact {
        refundCount
        refundPence
      }
      series {
        id
        events(first: 52, hasEnded: false) {
          nodes {
            id
            planChangeImpact {
              refundCount
              refundPence
            }
          }
        }
      }
    }
  }
`);

interface Props {
  event: EditEventFragment;
  before: EventFormValues;
  after: EventFormValues;
}

/**
 * For a change of date, times, zone or place: the refunds that it opens at all events that change. An editor makes no such change
 * where people have paid.
 */
export function RefundsOpened({ event, before, after, scope }: Props & { scope: Scope }) {
  // Payments while the form is open are counted, too.
  const { data } = usePlanChangeImpactQuery({
    variables: { id: event.id },
    skip: event.viewerRole !== 'OWNER' || !isMoved(before, after),
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const others = data?.event?.series?.events.nodes.filter(({ id }) => scope.changedIds.has(id)) ?? [];
  let refundCount = 0;
  let refundPence = 0;
  for (const each of [data?.event, ...others]) {
    refundCount += each?.planChangeImpact?.refundCount ?? 0;
    refundPence += each?.planChangeImpact?.refundPence ?? 0;
  }
  return refundCount > 0 && <Notice tone="info">{messages.refundsOpened(refundCount, refundPence)}</Notice>;
}

function isMoved(before: EventFormValues, after: EventFormValues): boolean {
  const names = ['date', 'startTime', 'endTime', 'timeZone'] as const;
  return names.some((name) => before[name] !== after[name]) || !isSamePlace(before.location, after.location);
}

/** For a change by which people who have paid would get their money back for a shorter time than they were shown. */
export function ShownRefundStays({ event, before, after }: Props) {
  if (event.pricePence === 0 || event.signUpCount === 0 || before.refundDeadlineHours === '') return null;
  const { refundDeadlineHours: hours } = after;
  const isWorse = hours === '' || Number(hours) > Number(before.refundDeadlineHours);
  return isWorse && <Notice tone="info">{messages.SHOWN_REFUND_STAYS}</Notice>;
}
