import type { MailSentence } from '../../session/mail-sentence';

export const JOINED = 'You are in the waiting list.';
export const LEFT_WAITING_LIST = 'You have left the waiting list.';
export const LEAVE_FAILED = 'You are still in the waiting list. Please try again';
const peopleWaiting = (count: number) => {
  if (count === 0) return 'No people are waiting yet.';
  return count === 1 ? '1 person is waiting.' : `${count} people are waiting.`;
};
/** @param isHeld whether a place may become free by itself: then the hint does not say that no people wait */
export const joinHint = (waitingCount: number, isPaid: boolean, isHeld: boolean) =>
  [
    ...(waitingCount === 0 && isHeld ? [] : [peopleWaiting(waitingCount)]),
    ...(isPaid ? ['You pay nothing until you take a place.'] : []),
  ].join(' ');
export const waiting = (email: string, isPaid: boolean): MailSentence => {
  const aDay = isPaid ? ' You then have a day to take it.' : '';
  return {
    withMail: `We mail ${email} when a place is yours.${aDay}`,
    withoutMail: `No mail is sent from here at the moment: look here whether a place is yours.${aDay}`,
  };
};
