import { Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { Notice } from '../ui/notice';
import { FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../ui/page';
import { NOT_AUTHENTICATED, OTHER_ERROR } from './messages';
import { useSession } from './session';

/** Wraps the staff routes. The server refuses the same people; this page tells them why. */
export function StaffOnly() {
  const { status, error, viewer, retry } = useSession();
  if (viewer?.role === 'STAFF') return <Outlet />;
  return (
    <Page>
      {status === 'loading' && <LoadingText>Loading...</LoadingText>}
      {status === 'failed' && (
        <FailedRead title="Staff only" error={error} message={OTHER_ERROR} onRetry={retry} />
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
