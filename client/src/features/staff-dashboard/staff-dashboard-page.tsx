import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { afterPage, contentAfterPage } from '../../ui/after-page';
import { IconArrowUp, IconPlus } from '../../ui/icons/for-staff';
import { MonthComes } from '../../ui/month-comes';
import { LinkButton, Page, PageHeading } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { NameQuestion } from '../account/name-question';
import { VerificationNotice } from '../account/verification-notice';
import { OwnDrafts } from '../event-drafts/own-drafts';
import { OwnPaymentsNeedingAttention } from '../staff-events/payments-needing-attention';
import { EventTotals, EventTotalsFailed } from './event-totals';
import type { EventTotalsFragment } from './gql/event-totals';
import { useStaffDashboardPageQuery } from './gql/staff-dashboard-page';
import { OwnEvents } from './own-events';
import { SharedEvents } from './shared-events';
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
      drafts: eventDrafts(first: 1) {
        totalCount
      }
      shared: sharedEvents(first: 1) {
        totalCount
      }
    }
  }
`);

const RecentFigures = afterPage(async () => (await import('./figures/recent-figures')).RecentFigures);
const OwnEventsMonth = contentAfterPage(
  async () => (await import('../month/own-events-month')).OwnEventsMonth,
  <MonthComes />,
);
const ArrivalsByType = afterPage(async () => (await import('./figures/arrivals-by-type')).ArrivalsByType);

export function StaffDashboardPage() {
  const { viewer } = useSession();
  const { data, error, refetch } = useStaffDashboardPageQuery({ fetchPolicy: 'cache-and-network' });
  const comingUp = readFragment<EventTotalsFragment>(data?.viewer?.comingUp);
  const past = readFragment<EventTotalsFragment>(data?.viewer?.past);
  const sharedCount = data?.viewer?.shared.totalCount ?? 0;
  const failed = error && !data && (
    <div className={classes.failed}>
      <EventTotalsFailed error={error} onRetry={() => void refetch().catch(() => {})} />
    </div>
  );

  return (
    <Page>
      <div className={classes.top}>
        <PageHeading lead={`Created by ${viewer?.name}. Only you can cancel and delete them.`}>
          Your events
        </PageHeading>
        <LinkButton to={paths.createEvent} icon={<IconPlus size={18} stroke={2} aria-hidden />} isPrimary>
          Create New Event
        </LinkButton>
      </div>
      <VerificationNotice />
      <NameQuestion />
      <OwnPaymentsNeedingAttention />
      <div className={classes.figures}>
        <RecentFigures />
      </div>
      <div className={classes.events}>
        <Tabs
          label="Your events"
          isSelectOnPhone
          tabs={[
            {
              name: 'coming-up',
              label: 'Coming up',
              count: comingUp?.eventCount,
              content: <EventsWithTotals totals={comingUp} failed={failed} hasEnded={false} />,
            },
            {
              name: 'drafts',
              label: 'Drafts',
              count: data?.viewer?.drafts?.totalCount,
              content: <OwnDrafts />,
            },
            {
              name: 'past',
              label: 'Past',
              count: past?.eventCount,
              content: <EventsWithTotals totals={past} failed={failed} hasEnded />,
            },
            { name: 'month', label: 'Month', content: <OwnEventsMonth /> },
            ...(sharedCount > 0
              ? [{ name: 'shared', label: 'Shared with me', count: sharedCount, content: <SharedEvents /> }]
              : []),
          ]}
        />
      </div>
      <BackToTop />
    </Page>
  );
}

interface EventsProps {
  totals: EventTotalsFragment | null | undefined;
  hasEnded: boolean;
}

function EventsWithTotals({ totals, failed, hasEnded }: EventsProps & { failed: ReactNode }) {
  return (
    <>
      {failed || <EventTotals totals={totals} hasEnded={hasEnded} />}
      {hasEnded && <ArrivalsByType />}
      <OwnEvents hasEnded={hasEnded} />
    </>
  );
}

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
