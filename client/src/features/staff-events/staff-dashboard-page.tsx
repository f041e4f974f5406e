import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowUp, IconPlus } from '@tabler/icons-react';
import { graphql } from '../../apollo/graphql';
import { useStaffDashboardPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { FailedRead, LinkButton, Page, PageHeading } from '../../ui/page';
import { NameQuestion } from '../account/name-question';
import { VerificationNotice } from '../account/verification-notice';
import { EVENTS_FAILED } from '../events/messages';
import { OwnEvents } from './own-events';
import { OwnPaymentsNeedingAttention } from './payments-needing-attention';
import classes from './staff-dashboard-page.module.css';

graphql(`
  query StaffDashboardPage($after: String) {
    viewer {
      id
      emailVerified
      events(first: 20, after: $after) {
        nodes {
          id
          ...OwnEventRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export function StaffDashboardPage() {
  const { viewer } = useSession();
  const { data, error, fetchMore, refetch } = useStaffDashboardPageQuery({
    fetchPolicy: 'cache-and-network',
  });

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
      {error && !data ? (
        <FailedRead error={error} message={EVENTS_FAILED} onRetry={() => refetch()} />
      ) : (
        <OwnEvents
          connection={data?.viewer?.events}
          onMore={(after) => fetchMore({ variables: { after } })}
        />
      )}
      <BackToTop />
    </Page>
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
