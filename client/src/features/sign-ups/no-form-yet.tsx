import { Skeleton } from '@mantine/core';
import { readFailureMessage } from '../../apollo/failure';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { LinkButton } from '../../ui/link-button';
import { FailedRead, LoadingText } from '../../ui/read-states';
import { FORM_FAILED, LOG_IN_TO_SIGN_UP } from './sentences';
import type { EventSignUps } from './use-event-sign-ups';

/** What stands where the form will be: for visitors, while it is read, and when that failed. */
export function NoFormYet({ eventId, signUps }: { eventId: string; signUps: EventSignUps }) {
  const { status, viewer } = useSession();
  if (signUps.error) {
    return <FailedRead message={readFailureMessage(signUps.error, FORM_FAILED)} onRetry={signUps.retry} />;
  }
  if (status === 'ready' && !viewer) {
    return (
      <>
        <p>{LOG_IN_TO_SIGN_UP}</p>
        <LinkButton to={paths.welcomeThen(paths.event(eventId))} isPrimary>
          Log in or register
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <LoadingText>Loading sign up form...</LoadingText>
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
    </>
  );
}
