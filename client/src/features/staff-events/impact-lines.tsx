import type { ReactNode } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { useMailSentence } from '../../session/mail-sentence';
import { IconCalendarX } from '../../ui/icons/for-events';
import { IconClock } from '../../ui/icons/for-everyone';
import { IconCash, IconUsers } from '../../ui/icons/for-staff';
import { formatSum } from '../../ui/texts/price';
import type { Ending } from './cancel-or-delete';
import classes from './delete-event-dialog.module.css';
import type { ImpactLinesFragment } from './gql/impact-lines';
import * as messages from './messages';

graphql(`
  fragment ImpactLines on DeletionImpact {
    signUpCount
    waitingCount
    refundCount
    refundPence
  }
`);

interface Props {
  impact: FragmentRef<ImpactLinesFragment>;
  ending: Ending;
}

/** The effects on other people of an event that is cancelled or deleted. */
export function ImpactLines({ impact, ending }: Props) {
  const { signUpCount, waitingCount, refundCount, refundPence } = readFragment<ImpactLinesFragment>(impact);
  const mailSentence = useMailSentence();
  if (signUpCount + waitingCount + refundCount === 0) return null;
  const isCancelled = ending === 'cancel';
  const { placesCancelled, placesLost, lineCancelled, lineLost } = messages;
  return (
    <>
      <h3 className={classes.heading}>Effects</h3>
      <ul className={classes.impact}>
        {signUpCount > 0 && (
          <ImpactLine icon={<IconUsers size={18} stroke={1.75} aria-hidden />}>
            <strong>{people(signUpCount)}</strong>{' '}
            {mailSentence((isCancelled ? placesCancelled : placesLost)(signUpCount))}
          </ImpactLine>
        )}
        {refundCount > 0 && (
          <ImpactLine icon={<IconCash size={18} stroke={1.75} aria-hidden />}>
            <strong>{formatSum(refundPence)}</strong> goes back: {refundCount.toLocaleString('en-GB')}{' '}
            {refundCount === 1 ? 'payment' : 'payments'}
          </ImpactLine>
        )}
        {waitingCount > 0 && (
          <ImpactLine icon={<IconClock size={18} stroke={1.75} aria-hidden />}>
            <strong>{people(waitingCount)}</strong>{' '}
            {mailSentence((isCancelled ? lineCancelled : lineLost)(waitingCount))}
          </ImpactLine>
        )}
        {signUpCount > 0 && (
          <ImpactLine icon={<IconCalendarX size={18} stroke={1.75} aria-hidden />}>
            {mailSentence(messages.CALENDARS)}
          </ImpactLine>
        )}
      </ul>
    </>
  );
}

function ImpactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;
}
