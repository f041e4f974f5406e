import type { Page } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

const QUESTION = 'Give the place back?';
const GIVEN_BACK = 'You have given your place back.';

/** Answers the one question, which says what comes back. */
async function answerYes(page: Page, whatComesBack: string): Promise<void> {
  const question = page.getByRole('dialog', { name: QUESTION });
  await expect(question).toContainText(whatComesBack);
  await question.getByRole('button', { name: 'Give the place back' }).click();
}

test('L4: a person gives free places back', async ({
  page,
  context,
  signIn,
  organizer,
  registerElsewhere,
  mailbox,
}) => {
  const maya = await signIn('USER');
  const own = new ApiAccount(context.request);
  const tom = await registerElsewhere('USER');

  await test.step('L4: a free place given back on the event’s page is free again, and a second tab doubles nothing', async () => {
    const title = `Bread with ${maya.name}`;
    const { id } = await organizer.createEvent({ title, price: '0', capacity: 2 });
    await tom.account.signUp(id, tom.person);
    await own.signUp(id, maya);
    const [event, inSecondTab] = [new EventPage(page), new EventPage(await context.newPage())];
    for (const tab of [event, inSecondTab]) {
      await tab.open(id);
      await expect(tab.counting(2)).toBeVisible();
    }

    await event.giveBackButton.click();
    const question = page.getByRole('dialog', { name: QUESTION });
    await question.getByRole('button', { name: 'Keep the place' }).click();
    await expect(event.alreadySignedUp).toBeDisabled();
    await event.giveBackButton.click();
    await answerYes(page, 'You have not paid anything, so there is nothing to refund.');
    await expect(event.card.getByText(GIVEN_BACK)).toBeVisible();
    await expect(event.counting(1)).toBeVisible();
    await expect(event.people.getByRole('listitem')).toContainText([tom.person.name]);
    await expect(event.button).toBeEnabled();
    await expect(event.card).toContainText('1 of 2 places left');
    await mailbox.waitFor(maya.email, `You gave your place back: ${title}`);

    await inSecondTab.giveBackButton.click();
    await answerYes(inSecondTab.page, 'You have not paid anything');
    await expect(inSecondTab.card).toContainText(
      'This place is not taken any more: it was given back already',
    );
    await expect(inSecondTab.counting(1)).toBeVisible();
    await expect(inSecondTab.button).toBeEnabled();
    await mailbox.waitFor(maya.email, `You gave your place back: ${title}`);
    await inSecondTab.page.close();
  });

  await test.step('L4: a free place given back in My Events goes to the next in line at once', async () => {
    const title = `Cheese with ${maya.name}`;
    const { id } = await organizer.createEvent({ title, price: '0', capacity: 1 });
    await own.signUp(id, maya);
    await tom.account.joinWaitingList(id, tom.person);

    await page.goto('/signedUpEvents');
    await page.getByRole('button', { name: /^Give the place back/ }).click();
    await answerYes(page, `Your place at “${title}” is then free for somebody else.`);
    await expect(page.getByText(GIVEN_BACK)).toBeVisible();
    const givenBack = page.getByRole('region', { name: 'Places given back' });
    await expect(givenBack.getByRole('link', { name: title })).toBeVisible();
    await mailbox.waitFor(maya.email, `You gave your place back: ${title}`);
    await mailbox.waitFor(tom.person.email, `You have a place: ${title}`);

    const event = new EventPage(page);
    await event.open(id);
    await expect(event.standing('Full')).toBeVisible();
    await expect(event.people.getByRole('listitem')).toContainText([tom.person.name]);
    await expect(event.counting(1)).toBeVisible();
  });
});
