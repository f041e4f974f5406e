import type { ReactNode } from 'react';
import { graphql } from '../../apollo/graphql';
import { useMailSentence } from '../../session/mail-sentence';
import { IconCash, IconUsers } from '../../ui/icons/for-staff';
import { formatSum } from '../../ui/texts/price';
import { people, places } from '../event-form/scope/messages';
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
  impact: ImpactLinesFragment;
  /** Whether it is the sum of several events. */
  isForSeveral: boolean;
}

/** The effects on other people of what is cancelled or deleted. */
export function ImpactLines({ impact, isForSeveral }: Props) {
  const { signUpCount, waitingCount, refundCount, refundPence } = impact;
  const mailSentence = useMailSentence();
  if (signUpCount + waitingCount + refundCount === 0) return null;
  return (
    <ul className={classes.impact}>
      {signUpCount > 0 && (
        <ImpactLine icon={<IconUsers size={18} stroke={1.75} aria-hidden />}>
          {isForSeveral ? (
            <>
              <strong>{places(signUpCount)}</strong> {mailSentence(messages.placesOfSeveralLost(signUpCount))}
            </>
          ) : (
            <>
              <strong>{people(signUpCount)}</strong> {mailSentence(messages.placesLost(signUpCount))}
            </>
          )}
        </ImpactLine>
      )}
      {waitingCount > 0 && (
        <ImpactLine icon={<IconUsers size={18} stroke={1.75} aria-hidden />}>
          {isForSeveral ? (
            <>
              <strong>{places(waitingCount)}</strong> in waiting lists {waitingCount === 1 ? 'is' : 'are'}{' '}
              lost
            </>
          ) : (
            <>
              <strong>{people(waitingCount)}</strong> {waitingCount === 1 ? 'loses' : 'lose'} their place in
              the waiting list
            </>
          )}
        </ImpactLine>
      )}
      {refundCount > 0 && (
        <ImpactLine icon={<IconCash size={18} stroke={1.75} aria-hidden />}>
          <strong>{formatSum(refundPence)}</strong> goes back: {refundCount.toLocaleString('en-GB')}{' '}
          {refundCount === 1 ? 'payment' : 'payments'}
        </ImpactLine>
      )}
    </ul>
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
