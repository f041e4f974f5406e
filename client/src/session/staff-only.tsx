import { Outlet } from 'react-router-dom';
import { readFailureSentence } from '../apollo/failure';
import { paths } from '../paths';
import { FailedRead } from '../ui/failed-read';
import { LinkButton } from '../ui/link-button';
import { LoadingText } from '../ui/loading-text';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { PageHeading } from '../ui/page-heading';
import { NOT_AUTHENTICATED } from './sentences';
import { useSession } from './session-context';

/** Wraps the staff routes. The server refuses the same people; this says so, and shows the way on. */
export function StaffOnly() {
  const { status, error, viewer, retry } = useSession();
  if (viewer?.role === 'STAFF') return <Outlet />;
  return (
    <Page>
      {status === 'loading' && <LoadingText>Loading...</LoadingText>}
      {status === 'failed' && (
        <FailedRead
          title="Staff only"
          sentence={readFailureSentence(error, 'Something went wrong. Please try again')}
          onRetry={retry}
        />
      )}
      {status === 'ready' && (
        <>
          <PageHeading>Staff only</PageHeading>
          <Notice
            tone="danger"
            action={
              viewer ? (
                <LinkButton to={paths.events}>Browse events</LinkButton>
              ) : (
                <LinkButton to={paths.welcome}>Log in</LinkButton>
              )
            }
          >
            {NOT_AUTHENTICATED}
          </Notice>
        </>
      )}
    </Page>
  );
}
