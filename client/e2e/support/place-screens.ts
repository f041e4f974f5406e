import { ApiAccount } from './api-account';
import { CheckoutPage } from './checkout-page';
import { EventPage } from './event-page';
import { fullEvent } from './full-event';
import { month } from './full-month';
import { newPerson } from './person';
import { goTo, type Stage, showWithoutAnswer, type Visit } from './screen';

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
export const placeScreens: Record<string, Visit> = {
  'a waiting list': async (stage) => {
    const { page, signIn, screen, state } = stage;
    await signIn('USER');
    const { id, owner } = await fullEvent(stage);
    const event = new EventPage(page);
    await screen('a full event', async () => {
      await event.open(id);
      return event.joinButton;
    });
    await state('a full event with every message', async () => {
      await event.fill({ name: '', email: '' });
      await event.joinButton.click();
      return event.form.getByText('email is required');
    });
    await state('a waiting list just joined', async () => {
      await event.fill(newPerson('USER'));
      await event.joinButton.click();
      await event.card.getByText('You are in the waiting list.').waitFor();
      return event.standing('You are 1st in line');
    });
    await owner.account.giveBack(id);
    await screen('an offered place', async () => {
      await event.open(id);
      return event.standing('A place for you');
    });
    await state('an offered place on the payment page', async () => {
      await event.card.getByRole('button', { name: /^Take the place and pay/ }).click();
      const checkout = new CheckoutPage(page);
      await checkout.cardNumber.waitFor();
      return checkout.panel.getByRole('heading', { name: 'Your place is held' });
    });
    const { event: settling } = await openSettling(stage);
    await state('a payment that is being settled', () => settling.standing('Your payment'));
  },
  'My Events': async (stage) => {
    const { page, context, signIn, organizer, screen, state } = stage;
    await signIn('USER');
    await page.goto('/forgot-password');
    await showWithoutAnswer(stage, 'My Events', '/signedUpEvents', 'MyEventsPage', 'Loading events...');
    await state('no events of one’s own', () => page.getByText('You havent signed up to any events yet'));

    const own = new ApiAccount(context.request);
    const maya = newPerson('USER');
    const waiting = await fullEvent(stage);
    const offered = await fullEvent(stage);
    for (const { id } of [waiting, offered]) await own.joinWaitingList(id, maya);
    await offered.owner.account.giveBack(offered.id);
    const series = await organizer.createSeries({ price: '0', title: 'A class every week' });
    for (const id of series.eventIds) await own.signUp(id, maya);
    const givenBack = await organizer.createEvent({ price: '0' });
    await own.signUp(givenBack.id, maya);
    await own.giveBack(givenBack.id);
    const far = await organizer.createEvent({ price: '0', date: `${month}-08` });
    await own.signUp(far.id, maya);

    const placesOfSeries = page.getByRole('button', { name: /^Give the place back: A class every week/ });
    await screen('my events: a series, waiting lists, places given back', async () => {
      await page.goto('/signedUpEvents');
      await page.getByRole('region', { name: 'Waiting for a place' }).getByText('A place for you').waitFor();
      await page.getByRole('region', { name: 'Places given back' }).waitFor();
      await page.getByRole('button', { name: '2 more dates' }).click();
      return placesOfSeries.nth(2);
    });
    await state('the question in My Events', async () => {
      await placesOfSeries.first().click();
      return page.getByRole('dialog', { name: 'Give the place back?' });
    });
    await page.keyboard.press('Escape');
    const feed = page.getByRole('dialog', { name: 'Subscribe in your calendar' });
    await state('the link of the calendar feed', async () => {
      await page.getByRole('button', { name: 'Subscribe' }).click();
      return feed.getByRole('link', { name: 'Open in my calendar app' });
    });
    await state('the question before a new link of the calendar feed', async () => {
      await feed.getByRole('button', { name: 'Make a new link' }).click();
      return page.getByRole('dialog', { name: 'Make a new link?' });
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await screen('a month of places', async () => {
      await goTo(page, `/signedUpEvents?tab=month&month=${month}`);
      return page.getByRole('gridcell', { name: /, 1 event/ });
    });
  },
};
