import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { STAFF_FORMS, useHasDraft } from '../ui/forms/draft-storage';
import { Notice } from '../ui/notice';
import { FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../ui/page';
import { FOR_STAFF, NOT_AUTHENTICATED, OTHER_ERROR, TEXT_KEPT } from './messages';
import { useSession } from './session';

interface Props {
  /** Also users, whom the page itself tells what they may not do. */
  admitsUsers?: boolean;
}

/** Wraps the staff routes. The server refuses the same people; this page tells them why. */
export function StaffOnly({ admitsUsers = false }: Props) {
  const { status, error, viewer, retry } = useSession();
  const { pathname, search } = useLocation();
  const hasDraft = useHasDraft(STAFF_FORMS);
  if (viewer?.role === 'STAFF' || (viewer && admitsUsers)) return <Outlet />;
  return (
    <Page>
      {status === 'loading' && (
        <>
          <h1 className="visually-hidden">Loading</h1>
          <LoadingText>Loading...</LoadingText>
        </>
      )}
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
                <LinkButton to={paths.welcomeThen(pathname + search)}>Log in</LinkButton>
              )
            }
          >
            {viewer ? FOR_STAFF : NOT_AUTHENTICATED}
          </Notice>
          {!viewer && hasDraft && <Notice tone="info">{TEXT_KEPT}</Notice>}
        </>
      )}
    </Page>
  );
}
