import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MailSentence } from '../../session/mail-sentence';
import { accountWith } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { impactInWords } from './account-deletion-impact';

const nothing = {
  eventCount: 0,
  events: { signUpCount: 0, waitingCount: 0, refundPence: 0 },
  placeCount: 0,
  placeRefundPence: 0,
};

it.each([
  [nothing, ''],
  [{ ...nothing, placeCount: 1 }, 'You give up 1 place.'],
  [{ ...nothing, placeCount: 3, placeRefundPence: 2450 }, 'You give up 3 places. £24.50 goes back to you.'],
  [
    { ...nothing, eventCount: 1, events: { signUpCount: 1, waitingCount: 0, refundPence: 0 } },
    '1 event of yours is deleted. 1 person gets a mail.',
  ],
])('L7: says in numbers what goes with the account: %o', (impact, words) => {
  const mailed = (sentence: string | MailSentence) =>
    typeof sentence === 'string' ? sentence : sentence.withMail;
  expect(impactInWords(impact, mailed)).toBe(words);
});

it('L7: says it on the page of the account and in the dialog', async () => {
  const deletionImpact = {
    ...nothing,
    eventCount: 5,
    events: { signUpCount: 180, waitingCount: 4, refundPence: 122_500 },
  };
  const { user } = renderApp('/account', { viewer: () => ({ ...grain, sessions: [], deletionImpact }) });
  const words =
    '5 events of yours are deleted. 180 people get a mail. 4 people lose their place in the waiting list. £1,225 goes back to those who paid.';
  const section = within(await screen.findByRole('region', { name: 'Delete your account' }));
  expect(await section.findByText(words)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Delete account' }));
  expect(await within(section.getByRole('dialog')).findByText(words)).toBeVisible();
});

it('T8: leads to the team of each event that can be handed over first', async () => {
  const titles = ['Bread', 'Cake', 'Jam', 'Pie', 'Tea', 'Soup', 'Stew'];
  const events = titles.map((title) => ({ id: title.toLowerCase(), title }));
  renderApp('/account', { viewer: () => ({ ...accountWith(grain, events), sessions: [] }) });
  const section = within(await screen.findByRole('region', { name: 'Delete your account' }));
  expect(await section.findByText(/hand your 7 upcoming events over first/)).toBeVisible();
  const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(0, 5)).toEqual(
    titles.slice(0, 5).map((title) => [title, `/staff-events/${title.toLowerCase()}?tab=team`]),
  );
  expect(links[5]).toEqual(['and 2 more', '/staff-dashboard']);
});
