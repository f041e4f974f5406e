import { howManyMails } from '../change-notice';
import { CHOOSE } from './messages';
import type { Scope } from './use-scope';

/** @param mails how many are sent, by places */
export function saveLabel({ isMissing, eventCount }: Scope, mails: number): string {
  if (isMissing) return CHOOSE;
  // A person who has places at several of them gets one mail.
  if (eventCount > 1) return `Save ${eventCount} events${mails > 0 ? ' and send the mails' : ''}`;
  return mails > 0 ? `Save and send ${howManyMails(mails)}` : 'Save';
}
