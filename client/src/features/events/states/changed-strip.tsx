import { type FragmentRef, graphql, readFragment } from '../../../apollo/graphql';
import { formatShortDate } from '../../../ui/dates/local-date';
import { Notice } from '../../../ui/notice';
import * as messages from '../messages';
import classes from './cancelled.module.css';
import type { ChangedStripFragment } from './gql/changed-strip';

graphql(`
  fragment ChangedStrip on Event {
    title
    date
    startTime
    endTime
    timeZone
    location
  }
`);

interface Props {
  /** The state that the person has read. */
  before: FragmentRef<ChangedStripFragment>;
  after: FragmentRef<ChangedStripFragment>;
}

/** Says on an open page what has changed since it was opened: the page itself shows the new state alone. */
export function ChangedStrip({ before: beforeRef, after: afterRef }: Props) {
  const before = readFragment<ChangedStripFragment>(beforeRef);
  const after = readFragment<ChangedStripFragment>(afterRef);
  const facts: [name: string, of: (event: ChangedStripFragment) => string][] = [
    ['title', ({ title }) => title],
    ['date', ({ date }) => formatShortDate(date)],
    ['time', ({ startTime }) => startTime],
    ['end', ({ endTime }) => endTime],
    ['time zone', ({ timeZone }) => timeZone],
    ['place', ({ location }) => location],
  ];
  const changes = facts.filter(([, of]) => of(before) !== of(after));
  const sentences = changes.map(([name, of]) => messages.changed(name, of(before), of(after)));
  if (sentences.length === 0) return null;
  return (
    <div className={classes.changed}>
      <Notice tone="info">{sentences.join(' ')}</Notice>
    </div>
  );
}
