import { lazy, Suspense } from 'react';
import { dataOnPage } from '../../apollo/data-on-page';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { useSession } from '../../session/session';
import { Notice } from '../../ui/notice';
import { FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { AccountCalendar } from './account-calendar';
import { AccountDeletion } from './account-deletion';
import { AccountSection } from './account-section';
import { BrowserSessions } from './browser-sessions';
import { type AccountPageQuery, useAccountPageQuery } from './gql/account-page';
import * as messages from './messages';
import { NameForm } from './name-form';
import { AccountActivityList } from './own-data/account-activity';
import { DataDownload } from './own-data/data-download';
import { StoredData } from './own-data/stored-data';
import { PasswordForm } from './password-form';
import { ProgramAccess } from './program-access';

/** One account alone has it. */
const BrandSection = lazy(async () => ({
  default: (await import('../brand/brand-section')).BrandSection,
}));

graphql(`
  query AccountPage($isStaff: Boolean!) {
    viewer {
      id
      emailVerifiedAt
      mayUpdateBrand @include(if: $isStaff)
      ...BrowserSessionsOfAccount
      ...ProgramAccessOfAccount
      ...StoredDataOfAccount
    }
  }
`);

/** The page where a person sees and changes their own account. */
export function AccountPage() {
  const { status, viewer } = useSession();
  if (viewer) return <OwnAccount key={viewer.id} viewer={viewer} />;
  return (
    <Page>
      <PageHeading>Your account</PageHeading>
      {status === 'loading' ? <LoadingText>Loading...</LoadingText> : <LogInToSeeAccount />}
    </Page>
  );
}

function LogInToSeeAccount() {
  const action = (
    <LinkButton to={paths.welcomeThen(paths.account)} isPrimary>
      Log in or register
    </LinkButton>
  );
  return (
    <Notice tone="info" action={action}>
      {messages.LOG_IN_TO_SEE_ACCOUNT}
    </Notice>
  );
}

function OwnAccount({ viewer }: { viewer: ViewerFragment }) {
  const { refetch, ...reading } = useAccountPageQuery({
    variables: { isStaff: viewer.role === 'STAFF' },
    fetchPolicy: 'cache-and-network',
    // Staff who have yet to verify their address may have no webhooks: the rest is there.
    errorPolicy: 'all',
  });
  const data = dataOnPage(reading);
  const { error } = reading;
  const role = viewer.role === 'STAFF' ? ' · staff' : '';
  return (
    <Page>
      <PageHeading lead={`${viewer.name} · ${viewer.email}${role}`}>Your account</PageHeading>
      {data?.viewer && <Sections viewer={viewer} account={data.viewer} />}
      {!data?.viewer && !error && <LoadingText>Loading...</LoadingText>}
      {!data?.viewer && error && (
        <FailedRead
          error={error}
          message={messages.ACCOUNT_FAILED}
          onRetry={() => refetch().catch(() => {})}
        />
      )}
    </Page>
  );
}

interface SectionsProps {
  viewer: ViewerFragment;
  account: NonNullable<AccountPageQuery['viewer']>;
}

function Sections({ viewer, account }: SectionsProps) {
  const hasPassword = viewer.signInMethods.includes('PASSWORD');
  return (
    <>
      <AccountSection
        title="Name and e-mail"
        lead={
          viewer.role === 'STAFF'
            ? 'Your name stands on your events and in the lists of attendees.'
            : 'Your name is in the form when you sign up to an event.'
        }
      >
        <NameForm viewer={viewer} verifiedAt={account.emailVerifiedAt} />
      </AccountSection>
      {account.mayUpdateBrand && (
        <Suspense fallback={null}>
          <BrandSection viewerId={viewer.id} />
        </Suspense>
      )}
      <AccountSection
        title="Password"
        lead={
          hasPassword
            ? 'Changing it signs you out everywhere else.'
            : 'You log in with Google. With a password you can log in without it, too.'
        }
      >
        <PasswordForm viewer={viewer} hasPassword={hasPassword} />
      </AccountSection>
      <BrowserSessions account={account} />
      <ProgramAccess account={account} />
      <AccountCalendar viewer={viewer} />
      <AccountSection title="Activity" lead="Of your account in the last two years. You alone see it.">
        <AccountActivityList />
      </AccountSection>
      <AccountSection
        title="Your data"
        lead="One file with everything we store about you. A person and a program can read it."
      >
        <DataDownload viewer={viewer} />
      </AccountSection>
      <AccountSection title="What we store" lead="And for how long. “We” is the company that runs this site.">
        <StoredData account={account} />
      </AccountSection>
      <AccountSection
        title="Delete your account"
        lead="For good. You see what goes with it before anything happens."
      >
        <AccountDeletion viewer={viewer} />
      </AccountSection>
    </>
  );
}
