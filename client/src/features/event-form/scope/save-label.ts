import { howManyMails } from '../change-notice';
import { andCreate } from '../repeat/messages';
import { CHOOSE } from './messages';
import type { Scope } from './use-scope';

/**
 * @param mails how many are sent, by places
 * @param created how many other events are created
 */
export function saveLabel({ isMissing, eventCount }: Scope, mails: number, created: number): string {
  if (isMissing) return CHOOSE;
  // A person who has places at several of them gets one mail.
  if (eventCount > 1) return `Save ${eventCount} events${mails > 0 ? ' and send the mails' : ''}`;
  if (created > 0) return `Save${mails > 0 ? `, send ${howManyMails(mails)}` : ''} ${andCreate(created)}`;
  return mails > 0 ? `Save and send ${howManyMails(mails)}` : 'Save';
}
