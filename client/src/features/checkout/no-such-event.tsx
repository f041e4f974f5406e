import { paths } from '../../paths';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { NO_EVENT } from '../events/sentences';

export function NoSuchEvent() {
  return (
    <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>{NO_EVENT}</EmptyState>
  );
}
