import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEventWith, aPayment, aSignUp, type FakeEvent, never, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const FAILED = 'The list of people could not be loaded. Please try again';
const tom = aSignUp({ id: 'tom', name: 'Tom Reilly', email: 'tom@example.org' });

async function open(event: FakeEvent) {
  const app = renderApp('/staff-events/bread', { viewer: () => grain, event: () => event });
  return { ...app, section: within(await screen.findByRole('region', { name: 'Who is coming' })) };
}

it('says that it is loading', async () => {
  const { section } = await open(anEventWith([tom], { signUps: never }));
  expect(section.getByText('Loading people...')).toHaveRole('status');
});

it('shows the creator how many come, and who, with the way to write to them', async () => {
  const { section } = await open(anEventWith([aSignUp({ email: 'maya+a&b@example.org' }), tom]));
  expect(await section.findByText('Maya Okafor')).toBeVisible();
  expect(section.getByRole('heading', { name: 'Who is coming · 2' })).toBeVisible();
  expect(section.getByText('2 of 2 shown')).toBeVisible();
  expect(section.getByRole('link', { name: 'tom@example.org' })).toHaveAttribute(
    'href',
    'mailto:tom%40example.org',
  );
  expect(section.getByRole('link', { name: 'maya+a&b@example.org' })).toHaveAttribute(
    'href',
    'mailto:maya%2Ba%26b%40example.org',
  );
});

it('S32: says beside an address that its owner has not confirmed it', async () => {
  const { section } = await open(anEventWith([aSignUp({ emailConfirmed: false }), tom]));
  await section.findByText('Tom Reilly');
  expect(section.getAllByRole('listitem').map((item) => item.lastChild?.textContent)).toEqual([
    'maya@example.org not confirmed',
    'tom@example.org',
  ]);
});

it('shows for each person what was paid', async () => {
  const people = (['SUCCEEDED', 'REFUNDED', 'REFUND_PENDING', 'PROCESSING'] as const).map((status) =>
    aSignUp({ id: status, name: status, payment: aPayment({ id: status, status }) }),
  );
  const { section } = await open(anEventWith([...people, tom], { pricePence: 3000 }));
  await section.findByText('Tom Reilly');
  expect(section.getAllByRole('listitem').map((item) => item.lastChild?.textContent)).toEqual([
    'Paid £24.50',
    '£24.50 given back',
    '£24.50 on its way back',
    '£24.50 being processed',
    'Not paid',
  ]);
});

it('says nothing of money at a free event', async () => {
  const { section } = await open(anEventWith([tom]));
  await section.findByText('Tom Reilly');
  expect(section.queryByText('Not paid')).not.toBeInTheDocument();
});

it('loads more on demand', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    aSignUp({ id: `s${index}`, name: `Person ${index}` }),
  );
  const { section, user } = await open(anEventWith(many));
  await user.click(await section.findByRole('button', { name: 'Show more people' }));
  const first = (await section.findByText('Person 20')).closest('li');
  await waitFor(() => expect(first).toHaveFocus());
  expect(section.getByText('21 of 21 shown')).toBeVisible();
});

it('says that nobody has signed up yet', async () => {
  const { section } = await open(anEventWith([]));
  expect(await section.findByText('Nobody has signed up yet.')).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const signUps = vi.fn((page) => pageOf([tom], page)).mockImplementationOnce(connectionLost);
  const { section, user } = await open(anEventWith([tom], { signUps }));
  expect(await section.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Tom Reilly')).toBeVisible();
});
