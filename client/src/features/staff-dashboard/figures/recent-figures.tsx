import { Button, Skeleton } from '@mantine/core';
import { dataOnPage } from '../../../apollo/data-on-page';
import { readFailureMessage } from '../../../apollo/failure';
import { graphql } from '../../../apollo/graphql';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { formatCount } from '../../../ui/texts/count';
import { formatSum } from '../../../ui/texts/price';
import { type RecentFiguresQuery, useRecentFiguresQuery } from './gql/recent-figures';
import classes from './recent-figures.module.css';
import { SignUpsChart } from './sign-ups-chart';

graphql(`
  query RecentFigures {
    viewer {
      id
      recentFigures {
        timeZone
        signUpsByDay {
          date
          signUpCount
          paidCount
        }
        week {
          signUpCount
          paidPence
          givenBackCount
        }
        weekBefore {
          signUpCount
          paidPence
          givenBackCount
        }
      }
    }
  }
`);

/** How the viewer's events sold lately: the week up to now beside the week before, and the sign-ups of 30 days. */
export function RecentFigures() {
  const reading = useRecentFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const figures = dataOnPage(reading)?.viewer?.recentFigures;
  if (!figures && reading.error) {
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="default" onClick={() => void reading.refetch().catch(() => {})}>
            Load the figures again
          </Button>
        }
      >
        {readFailureMessage(reading.error, 'The figures could not be loaded.')}
      </Notice>
    );
  }
  if (!figures) return <Skeleton className={classes.card} radius={14} aria-hidden />;
  return (
    <Card as="section" className={classes.card} aria-label="The last days of your events">
      <dl>
        {comparisonsOf(figures).map(({ name, figure, change }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={classes.figure}>{figure}</dd>
            <dd className={classes.change}>{change}</dd>
          </div>
        ))}
      </dl>
      <SignUpsChart days={figures.signUpsByDay} timeZone={figures.timeZone} />
    </Card>
  );
}

type Figures = NonNullable<RecentFiguresQuery['viewer']>['recentFigures'];

function comparisonsOf({ week, weekBefore }: Figures) {
  const compare = (name: string, of: (figures: Figures['week']) => number, format = formatCount) => ({
    name,
    figure: format(of(week)),
    change: changeOf(of(week) - of(weekBefore), format),
  });
  return [
    compare('Sign-ups in 7 days', ({ signUpCount }) => signUpCount),
    compare('Paid in 7 days', ({ paidPence }) => paidPence, formatSum),
    compare('Given back in 7 days', ({ givenBackCount }) => givenBackCount),
  ];
}

/** `+12 on the week before`. */
function changeOf(change: number, format: (figure: number) => string): string {
  if (change === 0) return 'as in the week before';
  return `${change > 0 ? '+' : '−'}${format(Math.abs(change))} on the week before`;
}
