import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { BackLink, Page, PageHeading } from '../../ui/page';
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
