import type { MailSentence } from '../../session/mail-sentence';
import { formatCount } from '../../ui/texts/count';
import { formatSum } from '../../ui/texts/price';

export const CREATE_FAILED =
  'There was an error whilst creating the event. Please check all inputs then try again';
export const UPDATE_FAILED = 'Failed to update event. Please try again';
export const CHANGED_ELSEWHERE =
  'This event was changed elsewhere while you were editing it, so nothing was saved. What you typed is still here.';
export const NEWER_LOADED =
  'This is the newer version, with the fields that you changed as you typed them. Read it through, then save.';
export const NEWER_FAILED =
  'The newer version could not be loaded. Please try again. What you typed is still here.';
export const changeMailed = (count: number): MailSentence => {
  const people =
    count === 1 ? 'The person who signed up gets' : `The ${formatCount(count)} people who signed up get`;
  return {
    withMail: `${people} a mail`,
    withoutMail: `${people} no mail: none is sent from here at the moment`,
  };
};
export const seriesMailed = (placeCount: number): MailSentence => {
  const places = placeCount === 1 ? 'this 1 place' : `these ${formatCount(placeCount)} places`;
  return {
    withMail: `The people with ${places} get a mail`,
    withoutMail: `The people with ${places} get no mail: none is sent from here at the moment`,
  };
};
export const ONE_MAIL_EACH = 'Somebody with several dates gets one mail that lists them all.';
export const NO_PERMISSION = 'You do not have permission to view or modify this event.';
export const FORMATTING =
  'Leave a line empty for a new paragraph, and start a line with a dash for a list. You can also write *emphasis*, **strong** and [links](https://example.org).';
export const PRICES = '0 means free. From £0.30 when paid.';
export const OWNER_SETS_PRICE = 'The owner of the event sets the price and the refund deadline.';
export const ONLY_FREE =
  'The price must be 0: card payments are not set up here, so people could not pay it.';
export const otherZones = (zone: string, isOwn: boolean) =>
  `${zone}${isOwn ? ', as on this device' : ''}. People elsewhere also see it in their own time.`;
export const NO_REFUNDS = 'People who give back a paid place get no refund.';
export const pastDate = (date: string) => `This date is past: ${date}.`;
export const endsNextDay = (day: string) => `Ends the next day, ${day}.`;
export const timeSkipped = (time: string, day: string, counting: string) =>
  `${time} does not exist on ${day}: the clocks skip it. The time that counts is ${counting}.`;
export const timeRepeated = (time: string, day: string, counting: string) =>
  `${time} comes twice on ${day}: the clocks go back. The first one counts, ${counting}.`;
export const endMoved = (counting: string) => `The event lasts as long as its times say, until ${counting}.`;
export const places = (taken: number) =>
  `${taken === 0 ? '' : `${formatCount(taken)} ${taken === 1 ? 'is' : 'are'} taken. `}Empty means no limit.`;
export const DUPLICATED = 'This is a draft with everything of the other event but its date.';
export const DUPLICATE_FAILED = 'The event to copy could not be loaded';
export const SHOWN_REFUND_STAYS =
  'People who have paid keep the time that they were shown: until then they get their money back.';
/** @param pence that can go back altogether */
export function refundsOpened(count: number, pence: number): string {
  const payments = count === 1 ? '1 payment' : `${formatCount(count)} payments`;
  return `People who paid can then give the place back for the whole price, until the event starts: ${payments}, ${formatSum(pence)}.`;
}
export const NO_NETWORK = 'no network';
export const NOT_TAKEN = 'the server did not accept it';
/** @param without the labels of fields that the server does not take as they are typed */
export const draftSaved = (time: string, without: readonly string[]) =>
  without.length === 0
    ? `Draft saved at ${time}`
    : `Draft saved at ${time}, without ${without.join(', ')}: please check ${without.length === 1 ? 'it' : 'them'}`;
export const draftNotSaved = (reason: string, isKept: boolean) =>
  `Not saved: ${reason}.${isKept ? ' What you typed is kept in this browser.' : ''}`;
export const DRAFT_CHANGED_ELSEWHERE =
  'This draft was changed in another tab, so yours is not saved. You can load the newer version, with the fields that you changed as you typed them, or replace it by yours.';
export const UNSAVED_IS_BACK = 'This is what you typed before. It is not saved as a draft yet.';
export const DRAFT_NEEDS_TITLE = 'a draft needs a title';
export const VISIBILITIES = [
  { value: 'PUBLIC', label: 'Public: in lists and search' },
  { value: 'UNLISTED', label: 'Unlisted: only people with the link' },
];
export const UNLISTED =
  'No list, search or search engine shows it. All people who have the link can see it and sign up.';
export const ATTENDEE_NOTE =
  'Only people with a place read it: the link of a call, the code of a door. It is on the page, in their mails and in their calendar file.';
export const NO_LANGUAGE = 'Not given';
export const LANGUAGE = 'Screen readers and translations use it.';
