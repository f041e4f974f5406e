import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEventWith, aSignUp, type FakeApi, never, pageOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const FAILED = 'The list of people could not be loaded. Please try again';
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => aSignUp({ id: `s${index}`, name: `Person ${index}` }));

function open(some: Partial<FakeApi> = {}) {
  const app = renderApp('/events/bread', { viewer: () => maya, ...some });
  const list = async () => within(await screen.findByRole('region', { name: 'Who is coming' }));
  return { ...app, list };
}

it('says that it is loading', async () => {
  const { list } = open({ event: () => anEventWith(people(3), { signUps: never }) });
  expect(await (await list()).findByText('Loading people...')).toHaveRole('status');
});

it('shows how many come, and who, the latest first', async () => {
  const { list } = open({
    event: () => anEventWith([aSignUp({ name: 'Wei Chen' }), aSignUp({ id: 's2', name: 'Ailsa Grant' })]),
  });
  const section = await list();
  expect(await section.findByText('Wei Chen')).toBeVisible();
  expect(section.getByRole('heading', { name: 'Who is coming · 2' })).toBeVisible();
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'WCWei Chen',
    'AGAilsa Grant',
  ]);
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

it('shows all on demand', async () => {
  const signUps = vi.fn((page: Parameters<typeof pageOf>[1]) => pageOf(people(31), page));
  const { list, user } = open({ event: () => anEventWith(people(31), { signUps }) });
  const section = await list();
  const button = await section.findByRole('button', { name: 'Show all' });
  expect(section.getAllByRole('listitem')).toHaveLength(8);
  expect(section.getByText('8 of 31 shown')).toBeVisible();
  await user.click(button);
  const first = (await section.findByText('Person 8')).closest('li');
  await waitFor(() => expect(first).toHaveFocus());
  expect(section.getAllByRole('listitem')).toHaveLength(31);
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  expect(signUps).toHaveBeenCalledTimes(2);
});

it('promises no more than a page of a very long list', async () => {
  const { list, user } = open({ event: () => anEventWith(people(150)) });
  const section = await list();
  await user.click(await section.findByRole('button', { name: 'Show more people' }));
  expect(await section.findByText('108 of 150 shown')).toBeVisible();
  expect(section.getByRole('button', { name: 'Show all' })).toBeVisible();
});

it('says when the others did not come, and keeps those that did', async () => {
  const signUps = vi
    .fn((page: Parameters<typeof pageOf>[1]) => pageOf(people(31), page))
    .mockImplementationOnce((page) => pageOf(people(31), page))
    .mockImplementationOnce(connectionLost);
  const { list, user } = open({ event: () => anEventWith(people(31), { signUps }) });
  const section = await list();
  await user.click(await section.findByRole('button', { name: 'Show all' }));
  expect(await section.findByRole('alert')).toHaveTextContent(FAILED);
  expect(section.getAllByRole('listitem')).toHaveLength(8);
});

it('is not there before a person has signed up', async () => {
  open({ event: () => anEventWith([]) });
  await screen.findByRole('button', { name: 'Sign up' });
  expect(screen.queryByRole('region', { name: 'Who is coming' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Nobody/)).not.toBeInTheDocument();
});

it('says that it failed, beside an event that did not, and tries again', async () => {
  const signUps = vi.fn((page) => pageOf(people(1), page)).mockImplementationOnce(connectionLost);
  const { list, user } = open({ event: () => anEventWith(people(1), { signUps }) });
  const section = await list();
  expect(await section.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.getByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Person 0')).toBeVisible();
});

it('tells visitors how many, and that names are for signed-in people', async () => {
  const signUps = vi.fn();
  const { list } = open({ viewer: () => null, event: () => anEventWith(people(2), { signUps }) });
  const section = await list();
  expect(await section.findByText(/2 people have signed up/)).toHaveTextContent(
    '2 people have signed up. Log in to see their names.',
  );
  expect(section.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/?next=%2Fevents%2Fbread');
  expect(signUps).not.toHaveBeenCalled();
});

it('counts the people who do not show their names to the viewer in one row', async () => {
  const { list } = open({
    event: () => anEventWith(people(7), { signUpCount: 12, hiddenSignUpCount: 5 }),
  });
  const section = await list();
  expect(
    await section.findByRole('heading', { name: 'Who is coming · 12 people, 7 with names' }),
  ).toBeVisible();
  expect(section.getByText('The names of 5 more people are not shown.')).toBeVisible();
  expect(section.getAllByRole('listitem')).toHaveLength(7);
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});
