import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { EmptyState } from '../../ui/read-states';
import { NO_EVENT } from '../events/sentences';

export function NoSuchEvent() {
  return (
    <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>{NO_EVENT}</EmptyState>
  );
}
