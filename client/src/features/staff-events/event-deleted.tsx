import { paths } from '../../paths';
import { timings } from '../../timings';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { Page, PageHeading } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';

export function EventDeleted() {
  useRedirectAfter(true, timings.deletedThenDashboard, paths.staffDashboard);
  return (
    <Page>
      <PageHeading>Event deleted</PageHeading>
      <Notice tone="success" action={<LinkButton to={paths.staffDashboard}>Your events</LinkButton>}>
        Event was deleted successfully. Returning to your dashboard...
      </Notice>
    </Page>
  );
}
