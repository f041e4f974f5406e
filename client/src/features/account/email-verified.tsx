import { homePath, paths } from '../../paths';
import { useSession } from '../../session/session-context';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';

/** The link may have been opened where nobody, or someone else, is signed in: it says whose address it was. */
export function EmailVerified({ account }: { account: { email: string } }) {
  const { status, viewer } = useSession();
  const way = viewer ? (
    <LinkButton to={homePath(viewer.role)}>Home Page</LinkButton>
  ) : (
    <LinkButton to={paths.welcome}>Log in</LinkButton>
  );
  return (
    <Notice tone="success" action={status === 'ready' && way}>
      {account.email} is verified. Thank you.
    </Notice>
  );
}
