import { paths } from '../../paths';
import { useSession } from '../../session/session-context';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { CreateEventForm } from './create-event-form';

export function CreateEventPage() {
  const { viewer } = useSession();
  return (
    <Page>
      <BackLink to={paths.staffDashboard}>Your events</BackLink>
      <PageHeading>Create New Event</PageHeading>
      <CreateEventForm creatorName={viewer?.name ?? ''} />
    </Page>
  );
}
