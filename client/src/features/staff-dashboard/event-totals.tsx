import { Button } from '@mantine/core';
import { readFailureMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { Notice } from '../../ui/notice';
import { formatCount } from '../../ui/texts/count';
import { formatSum } from '../../ui/texts/price';
import type { EventTotalsFragment } from './gql/event-totals';
import * as messages from './messages';
import classes from './own-events.module.css';

graphql(`
  fragment EventTotals on EventTotals {
    eventCount
    signUpCount
    paidPence
  }
`);

interface Props {
  totals: EventTotalsFragment | null | undefined;
  hasEnded: boolean;
}

/** '5 coming up · 184 people · £1,225'. Its place is kept while it is loading. */
export function EventTotals({ totals, hasEnded }: Props) {
  const figures: [figure: string, what: string][] = totals
    ? [
        [formatCount(totals.eventCount), hasEnded ? 'past' : 'coming up'],
        [formatCount(totals.signUpCount), totals.signUpCount === 1 ? 'person' : 'people'],
        [formatSum(totals.paidPence), 'paid'],
      ]
    : [];
  if (totals?.eventCount === 0) return <div className={classes.totals} />;
  return (
    <ul className={classes.totals} aria-label="Totals">
      {figures.map(([figure, what]) => (
        <li key={what}>
          <span className={classes.count}>{figure}</span> {what}
        </li>
      ))}
    </ul>
  );
}

/** The events below say for themselves whether they could be read. */
export function EventTotalsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="default" onClick={onRetry}>
          Load the totals again
        </Button>
      }
    >
      {readFailureMessage(error, messages.TOTALS_FAILED)}
    </Notice>
  );
}
