import { homePath } from '../paths';
import { useSession } from '../session/session';
import { LinkButton, Page, PageHeading } from '../ui/page';

export function NotFoundPage() {
  const { status, viewer } = useSession();
  return (
    <Page>
      <PageHeading lead="There is nothing at this address. It may have been mistyped, or the page does not exist any more.">
        Page not found
      </PageHeading>
      {status !== 'loading' && (
        <LinkButton to={homePath(viewer?.role)} isPrimary>
          Home Page
        </LinkButton>
      )}
    </Page>
  );
}
