import { paths } from '../../paths';
import { timings } from '../../timings';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page-heading';
import { useRedirectAfter } from '../../ui/use-redirect-after';
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
