import { Skeleton } from '@mantine/core';
import { paths } from '../../paths';
import { TEXT_KEPT } from '../../session/messages';
import { useSession } from '../../session/session';
import { signUpForms, useHasDraft } from '../../ui/forms/draft-storage';
import { Late, latePart, serverRenderedPart } from '../../ui/late';
import { Notice } from '../../ui/notice';
import { FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { EventOver } from './event-moment';
import * as messages from './messages';
import type { SignUpChoiceProps } from './viewer-choice';

const RefundRule = serverRenderedPart(async () => (await import('../checkout/refund-rule')).EventRefundRule);
const viewerChoice = latePart(async () => (await import('./viewer-choice')).ViewerChoice);

/** The actions for a place, for any person who sees the event. */
export function SignUpChoice(props: SignUpChoiceProps) {
  const { event, signUps } = props;
  const { viewer } = useSession();
  const own = signUps.event?.viewerSignUp;

  if (event.hasEnded && !own) return <EventOver event={event} />;
  if (!viewer || own === undefined) return <NoFormYet event={event} signUps={signUps} />;
  return <Late part={viewerChoice} props={{ ...props, viewer, own }} fallback={<FormSkeleton />} />;
}

/** Instead of the form: for visitors, while it is loading, and when that failed. */
function NoFormYet({ event, signUps }: Pick<SignUpChoiceProps, 'event' | 'signUps'>) {
  const { id: eventId, pricePence, startsAt, timeZone, refundDeadlineHours } = event;
  const rule = { pricePence, startsAt, timeZone, refundDeadlineHours };
  const { status, viewer } = useSession();
  const isKept = useHasDraft(signUpForms(eventId));
  if (signUps.error) {
    return <FailedRead error={signUps.error} message={messages.FORM_FAILED} onRetry={signUps.retry} />;
  }
  if (status === 'ready' && !viewer) {
    return (
      <>
        <p>{messages.LOG_IN_TO_SIGN_UP}</p>
        {pricePence > 0 && <RefundRule {...rule} />}
        {isKept && <Notice tone="info">{TEXT_KEPT}</Notice>}
        <LinkButton to={paths.welcomeThen(paths.signUpForm(eventId))} isPrimary>
          Log in or register
        </LinkButton>
      </>
    );
  }
  return <FormSkeleton />;
}

function FormSkeleton() {
  return (
    <>
      <LoadingText>Loading sign up form...</LoadingText>
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
    </>
  );
}
