import type { ReactNode } from 'react';
import { graphql } from '../../apollo/graphql';
import { useMailSentence } from '../../session/mail-sentence';
import { IconCalendarX } from '../../ui/icons/for-events';
import { IconClock } from '../../ui/icons/for-everyone';
import { IconCash, IconUsers } from '../../ui/icons/for-staff';
import { formatCount } from '../../ui/texts/count';
import { formatSum } from '../../ui/texts/price';
import { people, places } from '../event-form/scope/messages';
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
  impact: ImpactLinesFragment;
  ending: Ending;
  /** Whether it is the sum of several events. */
  isForSeveral: boolean;
}

/** The effects on other people of what is cancelled or deleted. */
export function ImpactLines({ impact, ending, isForSeveral }: Props) {
  const { signUpCount, waitingCount, refundCount, refundPence } = impact;
  const mailSentence = useMailSentence();
  if (signUpCount + waitingCount + refundCount === 0) return null;
  const counted = isForSeveral ? places : people;
  const { onPlaces, onLine } = messages.effects[isForSeveral ? 'several' : 'one'][ending];
  return (
    <>
      <h3 className={classes.heading}>Effects</h3>
      <ul className={classes.impact}>
        {signUpCount > 0 && (
          <ImpactLine icon={<IconUsers size={18} stroke={1.75} aria-hidden />}>
            <strong>{counted(signUpCount)}</strong> {mailSentence(onPlaces(signUpCount))}
          </ImpactLine>
        )}
        {refundCount > 0 && (
          <ImpactLine icon={<IconCash size={18} stroke={1.75} aria-hidden />}>
            <strong>{formatSum(refundPence)}</strong> goes back: {formatCount(refundCount)}{' '}
            {refundCount === 1 ? 'payment' : 'payments'}
          </ImpactLine>
        )}
        {waitingCount > 0 && (
          <ImpactLine icon={<IconClock size={18} stroke={1.75} aria-hidden />}>
            <strong>{counted(waitingCount)}</strong> {mailSentence(onLine(waitingCount))}
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
