import { homePath } from '../../paths';
import { useSession } from '../../session/session-context';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';

export function DeleteAccountPage() {
  const { viewer } = useSession();
  return (
    <Page>
      <PageHeading>Delete Account</PageHeading>
      <Notice tone="info" action={<LinkButton to={homePath(viewer?.role)}>Home Page</LinkButton>}>
        Deleting your account here will be possible soon. Nothing has been deleted.
      </Notice>
    </Page>
  );
}
