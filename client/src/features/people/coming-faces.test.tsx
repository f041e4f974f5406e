import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEvent } from '../../gql/fakes';
import { anEventWith, aSignUp, type FakeApi, pageOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const people = (...names: string[]) => names.map((name) => aSignUp({ id: name, name }));

function open(names: string[], some: FakeEvent = {}, api: Partial<FakeApi> = {}) {
  const event = anEventWith(people(...names), some);
  return renderApp('/events/bread', { viewer: () => maya, event: () => event, ...api });
}

const line = () =>
  screen.findByText(
    (_, element) => /(is|are) coming$/.test(element?.textContent ?? '') && element?.tagName === 'P',
  );
const words = async () => (await line()).lastElementChild?.textContent;
const discs = async () =>
  [...(await line()).querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);

it.each([
  [['Priya Nair'], {}, 'Priya is coming'],
  [['Priya Nair', 'Wei Chen'], {}, 'Priya and Wei are coming'],
  [['Priya Nair', 'Wei Chen', 'Ailsa Grant'], {}, 'Priya, Wei and 1 more are coming'],
  [['Priya Nair', 'Wei Chen'], { signUpCount: 7, hiddenSignUpCount: 5 }, 'Priya, Wei and 5 more are coming'],
  [['Priya Nair'], { signUpCount: 2, hiddenSignUpCount: 1 }, 'Priya and 1 more are coming'],
])('says under the title who is coming, and how many more (%o, %o)', async (names, some, sentence) => {
  open(names, some);
  expect(await words()).toBe(sentence);
});

it.each([
  [['Maya Okafor'], 1, 'You are coming'],
  [['Priya Nair', 'Maya Okafor'], 2, 'You and Priya are coming'],
  [['Priya Nair', 'Wei Chen', 'Maya Okafor'], 8, 'You, Priya and 6 more are coming'],
  // Further down than the list is loaded.
  [['Priya Nair', 'Wei Chen'], 8, 'You, Priya and 6 more are coming'],
])('names the viewer first, as “You” (%o of %i)', async (names, signUpCount, sentence) => {
  open(names, { signUpCount, viewerSignUp: aSignUp({ id: 'Maya Okafor' }) });
  expect(await words()).toBe(sentence);
});

it('has a disc for each of the first five, and none for people who do not show their names', async () => {
  const names = ['Priya Nair', 'Wei Chen', 'Ailsa Grant', 'Maya Okafor', 'Noor Haddad', 'Sam Li'];
  open(names, { signUpCount: 90, hiddenSignUpCount: 84 });
  expect(await discs()).toEqual(['PN', 'WC', 'AG', 'MO', 'NH']);
});

it('gives a name the same tone everywhere, and others another', async () => {
  open(['Maya Okafor', 'Wei Chen']);
  const [first, second] = (await line()).querySelectorAll('[aria-hidden]');
  const list = within(screen.getByRole('region', { name: 'Who is coming' }));
  expect(list.getByText('MO').className).toBe(first?.className);
  expect(second?.className).not.toBe(first?.className);
});

it.each([
  ['to a visitor', {}, { viewer: () => null }],
  [
    'where all people hide their names',
    {
      signUpCount: 3,
      hiddenSignUpCount: 3,
      signUps: (page: Parameters<typeof pageOf>[1]) => pageOf([], page),
    },
    {},
  ],
  ['of an event that has ended', { hasEnded: true }, {}],
  ['of a cancelled event', { cancelledAt: '2027-01-01T10:00:00.000Z' }, {}],
])('says nothing %s', async (_, some, api) => {
  open(['Priya Nair', 'Wei Chen'], some, api);
  await screen.findByRole('region', { name: 'Who is coming' });
  await import('./coming-people');
  await vi.waitFor(() => expect(screen.queryByText('Loading people...')).not.toBeInTheDocument());
  expect(screen.queryByText(/(is|are) coming$/, { selector: 'p' })).not.toBeInTheDocument();
  expect(screen.queryByText(/more are coming/)).not.toBeInTheDocument();
});

it('is joined by the person’s own disc after signing up', async () => {
  const event = (): FakeEvent => anEventWith(people('Priya Nair'), { viewerSignUp: null });
  const own = aSignUp({ id: 'own', name: maya.name });
  const { user } = renderApp('/events/bread', {
    viewer: () => maya,
    event,
    signUp: () => ({
      signUp: { ...own, event: { ...event(), signUpCount: 2, viewerSignUp: own } },
    }),
  });
  expect(await discs()).toEqual(['PN']);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await vi.waitFor(async () => expect(await discs()).toEqual(['MO', 'PN']));
  expect(await words()).toBe('You and Priya are coming');
});
