import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowUp, IconPlus } from '@tabler/icons-react';
import { graphql, readFragment } from '../../apollo/graphql';
import { type EventTotalsFragment, useStaffDashboardPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { LinkButton, Page, PageHeading } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { NameQuestion } from '../account/name-question';
import { VerificationNotice } from '../account/verification-notice';
import { formatPaid } from './own-event-row';
import { OwnEvents } from './own-events';
import rowClasses from './own-events.module.css';
import { OwnPaymentsNeedingAttention } from './payments-needing-attention';
import classes from './staff-dashboard-page.module.css';

graphql(`
  query StaffDashboardPage {
    viewer {
      id
      emailVerified
      comingUp: eventTotals(hasEnded: false) {
        ...EventTotals
      }
      past: eventTotals(hasEnded: true) {
        ...EventTotals
      }
    }
  }
`);

graphql(`
  fragment EventTotals on EventTotals {
    eventCount
    signUpCount
    paidPence
  }
`);

export function StaffDashboardPage() {
  const { viewer } = useSession();
  const { data } = useStaffDashboardPageQuery({ fetchPolicy: 'cache-and-network' });
  const comingUp = readFragment<EventTotalsFragment>(data?.viewer?.comingUp);
  const past = readFragment<EventTotalsFragment>(data?.viewer?.past);

  return (
    <Page>
      <div className={classes.top}>
        <PageHeading lead={`Created by ${viewer?.name}. Only you can edit and delete them.`}>
          Your events
        </PageHeading>
        <LinkButton to={paths.createEvent} icon={<IconPlus size={18} stroke={2} aria-hidden />} isPrimary>
          Create New Event
        </LinkButton>
      </div>
      <VerificationNotice />
      <NameQuestion />
      <OwnPaymentsNeedingAttention />
      <Tabs
        label="Your events"
        tabs={[
          {
            name: 'coming-up',
            label: 'Coming up',
            count: comingUp?.eventCount,
            content: <EventsWithTotals totals={comingUp} hasEnded={false} />,
          },
          {
            name: 'past',
            label: 'Past',
            count: past?.eventCount,
            content: <EventsWithTotals totals={past} hasEnded />,
          },
        ]}
      />
      <BackToTop />
    </Page>
  );
}

interface EventsProps {
  totals: EventTotalsFragment | null | undefined;
  hasEnded: boolean;
}

function EventsWithTotals({ totals, hasEnded }: EventsProps) {
  return (
    <>
      <Totals totals={totals} hasEnded={hasEnded} />
      <OwnEvents hasEnded={hasEnded} />
    </>
  );
}

/** '5 coming up · 184 people · £1,225'. Its place is kept while it is loading. */
function Totals({ totals, hasEnded }: EventsProps) {
  const figures: [figure: string, what: string][] = totals
    ? [
        [number.format(totals.eventCount), hasEnded ? 'past' : 'coming up'],
        [number.format(totals.signUpCount), totals.signUpCount === 1 ? 'person' : 'people'],
        [formatPaid(totals.paidPence), 'paid'],
      ]
    : [];
  if (totals?.eventCount === 0) return <div className={rowClasses.totals} />;
  return (
    <ul className={rowClasses.totals} aria-label="Totals">
      {figures.map(([figure, what]) => (
        <li key={what}>
          <span className={rowClasses.count}>{figure}</span> {what}
        </li>
      ))}
    </ul>
  );
}

const number = new Intl.NumberFormat('en-GB');

function BackToTop() {
  const isMotionReduced = useReducedMotion();
  return (
    <footer className={classes.footer}>
      <Button
        variant="default"
        leftSection={<IconArrowUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' })}
      >
        Back to Top
      </Button>
    </footer>
  );
}
