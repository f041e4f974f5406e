import { paths } from '../../paths';
import { timings } from '../../timings';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';
import { NO_PERMISSION } from './sentences';

export function NoPermission() {
  useRedirectAfter(true, timings.noPermissionThenDashboard, paths.staffDashboard);
  return (
    <>
      <PageHeading>Event</PageHeading>
      <Notice tone="danger">{NO_PERMISSION}</Notice>
    </>
  );
}
