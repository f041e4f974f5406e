import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEventDraft } from '../../gql/fakes';
import { accountWith, emptyDraft, type FakeApi, never } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const draft = {
  ...emptyDraft,
  __typename: 'EventDraft',
  id: 'badge',
  title: 'Solder a badge',
  description: 'Learn to *solder*.',
  updatedAt: '2027-01-09T09:41:00.000Z',
  previewUrl: 'https://turnout.example/drafts/badge/preview/secret',
} satisfies FakeEventDraft & { __typename: string };

/** The fakes know no type of an interface. */
const found = (node: FakeEventDraft) => node as never;

function open(some: Partial<FakeApi> = {}) {
  return renderApp('/drafts/badge', {
    viewer: () => accountWith(grain, []),
    node: () => found(draft),
    ...some,
  });
}

async function edit(some: Partial<FakeApi> = {}) {
  const app = open(some);
  await app.user.click(await screen.findByRole('button', { name: 'Edit draft' }));
  const form = within(await screen.findByRole('form', { name: 'Edit draft' }));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  return { ...app, form, type };
}

it('says that it is loading', async () => {
  open({ node: never });
  expect(await screen.findByText('Loading draft...')).toBeVisible();
});

it('says that there is no such draft', async () => {
  open({ node: () => null });
  expect(await screen.findByText(/^There is no such draft any more/)).toBeVisible();
});

it('says that it could not be read', async () => {
  open({ node: connectionLost });
  expect(await screen.findByText('Your drafts could not be loaded.')).toBeVisible();
});

it('shows the draft as its page will look, and says what is open', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Solder a badge' })).toBeVisible();
  expect(screen.getByText('Draft: only you and people with the preview link see this')).toBeVisible();
  expect(await screen.findByText('solder')).toBeVisible();
  expect(screen.getAllByText('Not decided yet')).toHaveLength(2);
  expect(screen.getByText('People sign up here after you publish the event.')).toBeVisible();
});

it('says that the price is not decided, and has it empty in the form', async () => {
  const { form } = await edit({ node: () => found({ ...draft, missing: ['pricePence'] }) });
  expect(form.getByLabelText('Event price')).toHaveValue(null);
});

it('copies the preview link', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy preview link' }));
  expect(await navigator.clipboard.readText()).toBe(draft.previewUrl);
});

it('saves by itself five seconds after the last key, and says when', async () => {
  const saveEventDraft = vi.fn<FakeApi['saveEventDraft']>(() => ({ eventDraft: draft }));
  const { form, type } = await edit({ saveEventDraft });
  holdTheClock();
  type('Event Location', 'Leeds');
  await pass(4_999);
  expect(saveEventDraft).not.toHaveBeenCalled();
  await pass(1);
  expect(await form.findByText(/^Draft saved at \d\d:\d\d$/)).toBeVisible();
  expect(saveEventDraft.mock.calls[0]?.[0].input).toMatchObject({
    id: 'badge',
    expectedUpdatedAt: draft.updatedAt,
    location: 'Leeds',
  });
});

it('says so without a network, and has the text again after a reload', async () => {
  const { form, type, user } = await edit({ saveEventDraft: connectionLost });
  type('Event Location', 'Leeds');
  await user.click(form.getByRole('button', { name: 'Save as draft' }));
  expect(
    await form.findByText('Not saved: no network. What you typed is kept in this browser.'),
  ).toBeVisible();
  document.body.replaceChildren();

  const again = await edit();
  expect(again.form.getByLabelText('Event Location')).toHaveValue('Leeds');
  expect(again.form.getByText(/^This is what you typed before/)).toBeVisible();
});

it('tells a second tab that the draft was changed, and keeps what it typed', async () => {
  const newer = { ...draft, location: 'York', type: 'Talk', updatedAt: '2027-01-09T10:00:00.000Z' };
  const saveEventDraft = vi
    .fn<FakeApi['saveEventDraft']>(() => ({ eventDraft: newer }))
    .mockImplementationOnce(() => ({
      userErrors: [{ code: 'CONFLICT', field: 'expectedUpdatedAt', message: 'Changed' }],
    }));
  const node = vi.fn<NonNullable<FakeApi['node']>>(() => found(draft));
  const { form, type, user } = await edit({ saveEventDraft, node });
  type('Event Location', 'Leeds');
  await user.click(form.getByRole('button', { name: 'Save as draft' }));
  expect(await form.findByText(/^This draft was changed in another tab/)).toBeVisible();
  node.mockImplementation(() => found(newer));
  await user.click(form.getByRole('button', { name: 'Load the newer version' }));
  await vi.waitFor(() => expect(form.getByLabelText('Event Type')).toHaveValue('Talk'));
  expect(form.getByLabelText('Event Location')).toHaveValue('Leeds');
  await user.click(form.getByRole('button', { name: 'Save as draft' }));
  expect(await form.findByText(/^Draft saved at/)).toBeVisible();
  expect(saveEventDraft.mock.lastCall?.[0].input).toMatchObject({
    expectedUpdatedAt: newer.updatedAt,
    location: 'Leeds',
    type: 'Talk',
  });
});

it('shows a session that has ended', async () => {
  const { form, type, user } = await edit({
    saveEventDraft: () => Promise.reject(failure('UNAUTHENTICATED')),
  });
  type('Event Location', 'Leeds');
  await user.click(form.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText('User not authenticated')).toBeVisible();
});
