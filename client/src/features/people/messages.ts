import type { MailSentence } from '../../session/mail-sentence';
import { NO_MAIL } from '../../session/messages';

export const PEOPLE_FAILED = 'The list of people could not be loaded. Please try again';
/** @param hidden how many of all do not show their names to the viewer */
export const peopleCount = (count: number, hidden: number) =>
  hidden === 0
    ? String(count)
    : `${count === 1 ? '1 person' : `${count} people`}, ${count - hidden} with names`;
export const hiddenPeople = (count: number) =>
  count === 1
    ? 'The name of 1 more person is not shown.'
    : `The names of ${count} more people are not shown.`;
/** For the team of an event that ended so long ago that its people are erased. */
export const ERASED = 'The names are not stored any more: this event was too long ago.';
export const COPY_ADDRESSES_FAILED = 'The addresses could not be copied. Please try again';
export const TAKE_OUT_FAILED = 'The person was not removed. Please try again';
export const NOBODY_WAITS = 'No people wait for a place.';
/** @param offered for how many of all a free place is held: they are not in line any more */
export const waitingShown = (shown: number, all: number, offered: number) =>
  `${shown} of ${all} shown${offered > 0 ? `, ${offered} with a place offered` : ''}`;
export const WAITING_LIST_FAILED = 'The waiting list could not be loaded. Please try again';
export const NOBODY_FOUND = 'No name or address matches your search.';
export const NOBODY_YET = 'There are no sign-ups yet.';
export const NOBODY_ARRIVED = 'No people have arrived yet.';
export const EVERYBODY_REACHED = 'Mail reaches all people, as far as is known.';
export const EVERYBODY_ARRIVED = 'All people have arrived.';
/** @param name who had the place */
export const takenOut = (name: string): MailSentence => ({
  withMail: `${name} has been removed and gets a mail.`,
  withoutMail: `${name} has been removed. ${NO_MAIL}`,
});
/** The effects of taking a person out, on the place and on the person. */
export const takingOut = (name: string, title: string): MailSentence => ({
  withMail: `The place at “${title}” is then free for somebody else, and ${name} gets a mail.`,
  withoutMail: `The place at “${title}” is then free for somebody else. ${name} gets no mail: none is sent from here at the moment.`,
});
