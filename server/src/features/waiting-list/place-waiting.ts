import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { sendSignUpConfirmationJob } from '../attendee-mails/send-sign-up-confirmation.job.js';
import { sendContactConfirmationJob } from '../contacts/send-contact-confirmation.job.js';
import type { ConsequenceContext } from '../context.js';
import { changeCounts } from '../events/count-sign-ups.js';
import type { Event } from '../events/event.entity.js';
import { signUpsAdded } from '../sign-ups/causes.js';
import { newSignUp } from '../sign-ups/new-sign-up.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { leaveLine } from './leave-line.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';

/**
 * Gives people who wait a place each at an event that is free of charge. A person who has one already, by account or
 * by address, only leaves the line.
 * @returns how many got one
 */
export async function placeWaiting(
  { services: { clock, jobs }, runConsequences }: Pick<ConsequenceContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  { id: eventId }: Event,
  entries: readonly WaitingListEntry[],
): Promise<number> {
  if (entries.length === 0) return 0;
  const signedUpAt = clock.now();
  const signUps = entries.map(({ accountId, contact: { name, email, unconfirmedEmail }, nameShown }) => {
    const contact = { name, email, unconfirmedEmail };
    return newSignUp({ id: newId(), eventId, accountId, contact, nameShown, signedUpAt });
  });
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(SignUp)
    .values(signUps)
    .orIgnore()
    .returning('id')
    .execute();
  const stored = new Set((raw as { id: string }[]).map(({ id }) => id));
  await leaveLine(manager, eventId, entries);
  await changeCounts(manager, eventId, { signUps: stored.size });
  const placed = signUps.filter(({ id }) => stored.has(id));
  await runConsequences(signUpsAdded, manager, {
    signUps: placed.map(({ id: signUpId }) => ({ signUpId, eventId })),
  });
  const confirmed = placed.map(({ id }) => ({ signUpId: id, paidPence: 0, hasWaited: true }));
  await jobs.enqueueAll(manager, sendSignUpConfirmationJob, confirmed);
  const unconfirmed = placed.filter(({ contact }) => contact.unconfirmedEmail !== null);
  await jobs.enqueueAll(
    manager,
    sendContactConfirmationJob,
    unconfirmed.map(({ id }) => ({ signUpId: id })),
  );
  return stored.size;
}
