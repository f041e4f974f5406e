import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Client } from 'graphql-sse';
import { expect, it, vi } from 'vitest';
import {
  anEvent,
  anEventWith,
  aPayment,
  aSignUp,
  type FakeApi,
  type FakeEvent,
  never,
  type Page,
  pageOf,
} from '../../testing/fake-api';
import { installFakeStreams } from '../../testing/fake-streams';
import { onAPhone } from '../../testing/on-a-phone';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const FAILED = 'The list of people could not be loaded. Please try again';
const tom = aSignUp({ id: 'tom', name: 'Tom Reilly', email: 'tom@example.org' });

type Asked = Page & { search?: string | null; orderBy: string; arrived?: boolean | null };

async function open(event: FakeEvent, some: Partial<FakeApi> = {}) {
  const app = renderApp('/staff-events/bread', { viewer: () => grain, event: () => event, ...some });
  return { ...app, section: within(await screen.findByRole('region', { name: 'Who is coming' })) };
}

it('says that it is loading', async () => {
  const { section } = await open(anEventWith([tom], { signUps: never }));
  expect(section.getByText('Loading people...')).toHaveRole('status');
});

it('does not say that there are no sign-ups when a person is counted and not listed yet', async () => {
  const { section } = await open({ ...anEventWith([]), signUpCount: 1 });
  expect(await section.findByText('Loading people...')).toHaveRole('status');
  expect(section.queryByText('There are no sign-ups yet.')).toBeNull();
});

it('says that the people of an old event are erased', async () => {
  const { section } = await open({ ...anEventWith([]), signUpCount: 200, hiddenSignUpCount: 200 });
  expect(
    await section.findByText('The names are not stored any more: this event was too long ago.'),
  ).toBeVisible();
  expect(section.getByRole('heading', { name: 'Who is coming · 200' })).toBeVisible();
  expect(section.queryByText('Loading people...')).toBeNull();
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
  expect(section.getAllByRole('listitem').map((item) => item.children[2]?.textContent)).toEqual([
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
  expect(section.getAllByRole('listitem').map((item) => item.children[3]?.textContent)).toEqual([
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
  const many = Array.from({ length: 101 }, (_, index) =>
    aSignUp({ id: `s${index}`, name: `Person ${index}` }),
  );
  const { section, user } = await open(anEventWith(many));
  await user.click(await section.findByRole('button', { name: 'Show more people' }));
  const first = (await section.findByText('Person 100')).closest('li');
  await waitFor(() => expect(first).toHaveFocus());
  expect(section.getByText('101 of 101 shown')).toBeVisible();
});

it('says that there are no sign-ups yet', async () => {
  const { section } = await open(anEventWith([]));
  expect(await section.findByText('There are no sign-ups yet.')).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const signUps = vi.fn((page) => pageOf([tom], page)).mockImplementationOnce(connectionLost);
  const { section, user } = await open(anEventWith([tom], { signUps }));
  expect(await section.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Tom Reilly')).toBeVisible();
});

it('finds people by name or address, and shows them by name', async () => {
  const signUps = vi.fn(({ search, orderBy, ...page }: Asked) => ({
    ...pageOf(search === 'reilly' ? [tom] : [aSignUp(), tom], page),
    totalCount: search === 'reilly' ? 1 : 2,
    ...(search === 'nobody' && pageOf([], page)),
  }));
  const { section, user } = await open(anEventWith([aSignUp(), tom], { signUps }));
  await section.findByText('2 of 2 shown');
  await user.selectOptions(section.getByLabelText('Order'), 'By name');
  await user.type(section.getByLabelText('Search name or address'), ' reilly ');
  expect(await section.findByText('1 of 1 shown')).toBeVisible();
  expect(section.queryByText('Maya Okafor')).not.toBeInTheDocument();
  expect(signUps.mock.lastCall?.[0]).toMatchObject({ first: 100, search: 'reilly', orderBy: 'NAME' });
  await user.clear(section.getByLabelText('Search name or address'));
  await user.type(section.getByLabelText('Search name or address'), 'nobody');
  expect(await section.findByText('No name or address matches your search.')).toBeVisible();
});

it('shows who has arrived, and who has not', async () => {
  const maya = aSignUp({ arrivedAt: '2026-12-10T18:51:00.000Z' });
  const people: Record<string, (typeof tom)[]> = { null: [maya, tom], true: [maya], false: [] };
  const signUps = vi.fn(({ arrived, ...page }: Asked) => pageOf(people[String(arrived)] ?? [], page));
  const { section, user } = await open(anEventWith([maya, tom], { signUps }));
  await section.findByText('2 of 2 shown');
  await user.selectOptions(section.getByLabelText('People shown'), 'Arrived');
  expect(await section.findByText('1 of 1 shown')).toBeVisible();
  expect(section.queryByText('Tom Reilly')).not.toBeInTheDocument();
  await user.selectOptions(section.getByLabelText('People shown'), 'Not arrived');
  expect(await section.findByText('All people have arrived.')).toBeVisible();
  await user.selectOptions(section.getByLabelText('People shown'), 'Everybody');
  expect(await section.findByText('Tom Reilly')).toBeVisible();
});

it('reads the people who have not arrived again when a person arrives', async () => {
  let tell: (() => void) | undefined;
  installFakeStreams(() => {
    const subscribe: Client['subscribe'] = ({ query }, sink) => {
      const data = { doorChanged: { __typename: 'Door', arrivedCount: 1 } };
      if (query.includes('doorChanged')) tell = () => act(() => sink.next({ data } as never));
      return () => {};
    };
    return { subscribe, dispose() {} } as Partial<Client> as Client;
  });
  let missing = [aSignUp(), tom];
  const signUps = vi.fn(({ arrived, ...page }: Asked) =>
    pageOf(arrived === false ? missing : [aSignUp(), tom], page),
  );
  const { section, user } = await open(anEventWith([aSignUp(), tom], { signUps }));
  await section.findByText('2 of 2 shown');
  await user.selectOptions(section.getByLabelText('People shown'), 'Not arrived');
  await vi.waitFor(() => expect(tell).toBeDefined());
  missing = [tom];
  tell?.();
  expect(await section.findByText('1 of 1 shown')).toBeVisible();
});

it('copies the addresses of everybody, not only of those it shows', async () => {
  const many = Array.from({ length: 150 }, (_, index) =>
    aSignUp({ id: `s${index}`, name: `Person ${index}`, email: `p${index}@example.org` }),
  );
  const { section, user } = await open(anEventWith(many));
  await user.click(await section.findByRole('button', { name: 'Copy addresses' }));
  expect(await section.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await section.findByText('150 addresses copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(many.map(({ email }) => email).join(', '));
});

it('leads to the table of everybody', async () => {
  const { section } = await open(anEventWith([tom]));
  const link = await section.findByRole('link', { name: 'CSV' });
  expect(link).toHaveAttribute('href', '/events/bread/people.csv');
  expect(link).toHaveAttribute('download');
});

it('prints a sheet with everybody', async () => {
  const printed: (string | null | undefined)[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.querySelector('body > div:last-child')?.textContent);
  });
  const { section, user } = await open(anEventWith([aSignUp(), tom]));
  await user.click(await section.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toEqual(['Bread for beginnersMaya OkaforTom Reilly']));
});

it('prints the same sheet by the keys of the browser', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const many = Array.from({ length: 101 }, (_, index) =>
    aSignUp({ id: `s${index}`, name: `Person ${index}` }),
  );
  print.mockImplementation(() => {
    expect(document.querySelectorAll('body > div:last-child li')).toHaveLength(101);
  });
  const { section } = await open(anEventWith(many));
  await section.findByRole('button', { name: 'Print' });
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('prints those who are on the page from the menu of the browser, and says so', async () => {
  const many = Array.from({ length: 101 }, (_, index) =>
    aSignUp({ id: `s${index}`, name: `Person ${index}` }),
  );
  const { section } = await open(anEventWith(many));
  await section.findByText('100 of 101 shown');
  fireEvent(window, new Event('beforeprint'));
  const sheet = document.querySelector<HTMLElement>('body > div:last-child');
  expect(sheet?.querySelectorAll('li')).toHaveLength(100);
  expect(sheet).toHaveTextContent('100 of 101 people. The button on the page prints all.');
  fireEvent(window, new Event('afterprint'));
  expect(sheet).not.toBeInTheDocument();
});

it('L5: takes a person out after a question that says what goes back', async () => {
  const cancelSignUp = vi.fn<FakeApi['cancelSignUp']>(() => ({ cancelledSignUpId: 'tom', event: anEvent() }));
  const paid = aSignUp({
    ...tom,
    viewerCanCancel: true,
    refundPence: 2450,
    payment: aPayment({ status: 'SUCCEEDED' }),
  });
  const { section, user } = await open(anEventWith([aSignUp(), paid], { pricePence: 2450 }), {
    cancelSignUp,
  });
  await user.click(await section.findByRole('button', { name: 'Remove Tom Reilly' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take Tom Reilly out?' }));
  expect(dialog.getByText(/£24.50 goes back to the card/)).toBeVisible();
  expect(cancelSignUp).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(section.queryByText('Tom Reilly')).not.toBeInTheDocument());
  // The button that was pressed has been removed: the result is read out next.
  const result = section.getByText('Tom Reilly has been removed and gets a mail.');
  await waitFor(() => expect(result.closest('[tabindex]')).toHaveFocus());
  expect(section.getByText('1 of 1 shown')).toBeVisible();
  expect(cancelSignUp.mock.calls[0]?.[0].input).toEqual({ signUpId: 'tom', expectedRefundPence: 2450 });
});

it('on a phone takes a person out from a menu, which Escape closes', async () => {
  onAPhone();
  const { section, user } = await open(anEventWith([aSignUp(), { ...tom, viewerCanCancel: true }]));
  const button = await section.findByRole('button', { name: 'Manage Tom Reilly' });
  expect(section.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(section.getByRole('button', { name: 'Remove' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  expect(section.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await user.click(section.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('dialog', { name: 'Take Tom Reilly out?' })).toBeVisible();
  // Where the browser's dialog gives it back to.
  expect(button).toHaveFocus();
});

it('shows two lines of a long name, and the whole name in its tooltip', async () => {
  const name = 'Llanfairpwllgwyngyll '.repeat(8).trim();
  const { section } = await open(anEventWith([aSignUp({ name })]));
  expect(await section.findByText(name)).toHaveAttribute('title', name);
});

it('says why the person was not taken out', async () => {
  const { section, user } = await open(
    anEventWith([aSignUp({ ...tom, viewerCanCancel: true, refundPence: 0 })]),
    { cancelSignUp: connectionLost },
  );
  await user.click(await section.findByRole('button', { name: 'Remove Tom Reilly' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/No money goes back/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The person was not removed. Please try again');
});
