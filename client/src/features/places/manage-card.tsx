import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/page';
import * as messages from './messages';
import classes from './sign-up-card.module.css';

/** Whether the viewer made this event, and so manages it. */
export function useIsCreator({ viewerCanEdit }: { viewerCanEdit: boolean }): boolean {
  const { viewer } = useSession();
  return viewerCanEdit && viewer?.role === 'STAFF';
}

/** For the event's creator, instead of the form: the creator manages the event. */
export function ManageCard({ eventId }: { eventId: string }) {
  return (
    <Card as="section" id="sign-up" className={classes.card} aria-label="Your event" tabIndex={-1}>
      <h2>Your event</h2>
      <p>{messages.OWN_EVENT}</p>
      <LinkButton to={paths.staffEvent(eventId)} isPrimary>
        Manage
      </LinkButton>
    </Card>
  );
}
