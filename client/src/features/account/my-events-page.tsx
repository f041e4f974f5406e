import { paths } from '../../paths';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';

export function MyEventsPage() {
  return (
    <Page>
      <PageHeading>My Events</PageHeading>
      <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>
        Signing up opens soon. The events you sign up to will be listed here.
      </EmptyState>
    </Page>
  );
}
