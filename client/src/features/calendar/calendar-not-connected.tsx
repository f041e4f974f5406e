import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { LinkButton } from '../../ui/link-button';
import { MessageWithDetail, Notice } from '../../ui/notice';
import { NOT_CONNECTED } from './sentences';

interface Props {
  failure: { sentence: string; isToast: boolean };
  /** Null where the browser does not know where the person came from. */
  eventId: string | null;
}

export function CalendarNotConnected({ failure, eventId }: Props) {
  const { status, viewer } = useSession();
  const back = eventId ? paths.event(eventId) : paths.events;

  function action() {
    if (status === 'ready' && !viewer) return <LinkButton to={paths.welcomeThen(back)}>Log in</LinkButton>;
    return <LinkButton to={back}>{eventId ? 'Back to the event' : 'All events'}</LinkButton>;
  }

  // What is said in a toast is not said twice.
  if (failure.isToast) {
    return (
      <Notice tone="info" action={action()}>
        {NOT_CONNECTED}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" action={action()}>
      <MessageWithDetail message={failure.sentence} detail={NOT_CONNECTED} />
    </Notice>
  );
}
