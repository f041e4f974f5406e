import { randomUUID } from 'node:crypto';
import { ApiAccount } from './api-account';
import { CheckoutPage } from './checkout-page';
import { inDays } from './event-fields';
import { EventPage } from './event-page';
import { fullEvent } from './full-event';
import { newPerson } from './person';
import type { Open, Stage } from './screen';

async function openEvent({ page }: Stage, id: string): Promise<EventPage> {
  const event = new EventPage(page);
  await event.open(id);
  return event;
}

/** The viewer has a place. */
async function openOwnPlace(stage: Stage): Promise<EventPage> {
  const { id } = await stage.organizer.createEvent({ price: '0', capacity: 2 });
  await new ApiAccount(stage.context.request).signUp(id, newPerson('USER'));
  return openEvent(stage, id);
}

/** The viewer waits for the only place. */
async function joinLine(stage: Stage) {
  const event = await fullEvent(stage);
  await new ApiAccount(stage.context.request).joinWaitingList(event.id, newPerson('USER'));
  return event;
}

async function openHeldPlace(stage: Stage): Promise<CheckoutPage> {
  const { id } = await stage.organizer.createEvent({ capacity: 1 });
  const checkout = new CheckoutPage(stage.page);
  await checkout.open(id);
  return checkout;
}

async function openOffer(stage: Stage): Promise<EventPage> {
  const { id, owner } = await joinLine(stage);
  await owner.account.giveBack(id);
  return openEvent(stage, id);
}

type Payer = Pick<Stage, 'page' | 'context' | 'organizer' | 'stripe'>;

/** The viewer has paid, and the bank takes its time. @returns what brings the payment to its end */
export async function openSettling({ page, context, organizer, stripe }: Payer) {
  const { id } = await organizer.createEvent();
  const own = new ApiAccount(context.request);
  const { paymentId, intentId } = await own.startCheckout(id, newPerson('USER'));
  await stripe.takeTime(intentId);
  await stripe.pay(intentId);
  await own.completeCheckout(paymentId);
  const event = new EventPage(page);
  await event.open(id);
  return { event, settle: () => stripe.finish(intentId) };
}

/** An event that began an hour ago, at a place whose clock is UTC. */
export function onNow() {
  const hour = 3_600_000;
  const at = (instant: number) => new Date(instant).toISOString();
  const [start, end] = [at(Date.now() - hour), at(Date.now() + hour)];
  return { date: start.slice(0, 10), startTime: start.slice(11, 16), endTime: end.slice(11, 16) };
}

/** The stages of a place at an event, for a person who is signed in. */
export const placeScreens: Record<string, Open> = {
  'a full event': async (stage) => (await openEvent(stage, (await fullEvent(stage)).id)).joinButton,
  'a full event with every message': async (stage) => {
    const event = await openEvent(stage, (await fullEvent(stage)).id);
    await event.fill({ name: '', email: '' });
    await event.joinButton.click();
    return event.form.getByText('email is required');
  },
  'a waiting list just joined': async (stage) => {
    const event = await openEvent(stage, (await fullEvent(stage)).id);
    await event.joinButton.click();
    return event.card.getByText('You are in the waiting list.');
  },
  'a place in the waiting list': async (stage) =>
    (await openEvent(stage, (await joinLine(stage)).id)).standing('You are 1st in line'),
  'an offered place': async (stage) => (await openOffer(stage)).standing('A place for you'),
  'an offered place on the payment page': async (stage) => {
    await (await openOffer(stage)).card.getByRole('button', { name: /^Take the place and pay/ }).click();
    const checkout = new CheckoutPage(stage.page);
    await checkout.cardNumber.waitFor();
    return checkout.panel.getByRole('heading', { name: 'Your place is held' });
  },
  'a held place on the payment page': async (stage) => (await openHeldPlace(stage)).panel.getByRole('timer'),
  'a held place on the event’s page': async (stage) => {
    await openHeldPlace(stage);
    await stage.page.getByRole('link', { name: 'Back to the event' }).click();
    return new EventPage(stage.page).standing('Your place is held');
  },
  'a payment that is being settled': async (stage) =>
    (await openSettling(stage)).event.standing('Your payment'),
  'events with marks': async (stage) => {
    const { page, context, organizer } = stage;
    const word = `marked-${randomUUID().slice(0, 8)}`;
    const going = await organizer.createEvent({ title: `Going ${word}`, price: '0', ...onNow() });
    const own = new ApiAccount(context.request);
    await own.signUp(going.id, newPerson('USER'));
    await page.goto(`/events?search=${word}`);
    return page.getByText('You’re going');
  },
  'a place of one’s own': async (stage) => (await openOwnPlace(stage)).giveBackButton,
  'the question before a place is given back': async (stage) => {
    await (await openOwnPlace(stage)).giveBackButton.click();
    return stage.page.getByRole('dialog', { name: 'Give the place back?' });
  },
  'a place just given back': async (stage) => {
    const event = await openOwnPlace(stage);
    await event.giveBackButton.click();
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Give the place back' }).click();
    return event.card.getByText('You have given your place back.');
  },
  'the question in My Events': async (stage) => {
    await openOwnPlace(stage);
    await stage.page.goto('/signedUpEvents');
    await stage.page.getByRole('button', { name: /^Give the place back/ }).click();
    return stage.page.getByRole('dialog', { name: 'Give the place back?' });
  },
  'an event that is over': async (stage) => {
    const { id } = await stage.organizer.createEvent({ date: inDays(-3) });
    return (await openEvent(stage, id)).standing('This event is over');
  },
  'a payment made too late': async (stage) => {
    const { id } = await stage.organizer.createEvent();
    const checkout = new CheckoutPage(stage.page);
    await checkout.open(id);
    await stage.organizer.updateEvent(id, { date: inDays(-3) });
    await checkout.pay();
    return checkout.panel.getByText('This event is over.');
  },
};
