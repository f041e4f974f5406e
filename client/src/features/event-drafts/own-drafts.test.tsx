import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEventDraft } from '../../gql/fakes';
import { accountWith, emptyDraft, type FakeApi, never, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const updatedAt = '2027-01-09T09:41:00.000Z';
const aDraft = (some: FakeEventDraft): FakeEventDraft => ({ ...emptyDraft, updatedAt, ...some });

function open(drafts: FakeEventDraft[], some: Partial<FakeApi> = {}) {
  const viewer = () => ({
    ...accountWith(grain, []),
    eventDrafts: (page: { first: number }) => pageOf(drafts, page),
  });
  return renderApp('/staff-dashboard?tab=drafts', { viewer, ...some });
}

it('says that it is loading', async () => {
  renderApp('/staff-dashboard?tab=drafts', {
    viewer: () => ({ ...accountWith(grain, []), eventDrafts: never }),
  });
  expect(await screen.findByText('Loading drafts...')).toBeVisible();
});

it('says that there is none', async () => {
  open([]);
  expect(await screen.findByText(/^You have no drafts/)).toBeVisible();
});

it('says that they could not be read', async () => {
  renderApp('/staff-dashboard?tab=drafts', {
    viewer: () => ({ ...accountWith(grain, []), eventDrafts: connectionLost }),
  });
  expect(await screen.findByText('Your drafts could not be loaded.')).toBeVisible();
});

it('lists them, each marked as a draft and leading to its page', async () => {
  open([aDraft({ id: 'badge', title: 'Solder a badge', location: 'Leeds', type: 'Workshop' })]);
  const link = await screen.findByRole('link', { name: 'Solder a badge' });
  expect(link).toHaveAttribute('href', '/drafts/badge');
  const row = within(link.closest('li') as HTMLElement);
  for (const text of ['Draft', 'Leeds', 'Workshop']) expect(row.getByText(text)).toBeVisible();
  expect(row.getByText(/^Edited .*, \d\d:\d\d$/)).toBeVisible();
});

it('publishes one, or names in words what it still needs', async () => {
  const publishEventDraft = vi.fn<FakeApi['publishEventDraft']>(() => ({
    userErrors: [
      { code: 'REQUIRED', field: 'location', message: 'location is required' },
      { code: 'REQUIRED', field: 'date', message: 'date is required' },
    ],
  }));
  const { user } = open([aDraft({ id: 'badge', title: 'Solder a badge' })], { publishEventDraft });
  await user.click(await screen.findByRole('button', { name: 'Publish Solder a badge' }));
  expect(await screen.findByText('Publishing still needs: Event Location, Event Date.')).toBeVisible();
});

it('says that a price is not decided, in place of a free event', async () => {
  const { user } = open([aDraft({ id: 'badge', title: 'Solder a badge', missing: ['pricePence'] })], {
    publishEventDraft: () => ({
      userErrors: [{ code: 'PRICE_NOT_DECIDED', field: 'pricePence', message: 'Please enter a price' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish Solder a badge' }));
  expect(await screen.findByText('Publishing still needs: Event price.')).toBeVisible();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

it('deletes the ticked ones together, after a question', async () => {
  const drafts = ['One', 'Two', 'Three'].map((title) => aDraft({ id: title, title }));
  const deleteEventDraft = vi.fn<FakeApi['deleteEventDraft']>(({ input: { id } }) => {
    drafts.splice(
      drafts.findIndex((draft) => draft.id === id),
      1,
    );
    return { deletedEventDraftId: id };
  });
  const { user } = open(drafts, { deleteEventDraft });
  for (const title of ['One', 'Three'])
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
  await user.click(screen.getByRole('button', { name: 'Delete 2 drafts' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete 2 drafts?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete drafts' }));
  expect(await screen.findByText('2 drafts are deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Two' })).toBeVisible();
  expect(deleteEventDraft).toHaveBeenCalledTimes(2);
});

it('edits or deletes one by the menu of its row', async () => {
  const deleteEventDraft = vi.fn<FakeApi['deleteEventDraft']>(({ input }) => ({
    deletedEventDraftId: input.id,
  }));
  const { user } = open([aDraft({ id: 'badge', title: 'Solder a badge' })], { deleteEventDraft });
  await user.click(await screen.findByRole('button', { name: 'Manage Solder a badge' }));
  expect(screen.getByRole('link', { name: 'Edit draft' })).toHaveAttribute('href', '/drafts/badge');
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this draft?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  expect(await screen.findByText('The draft is deleted')).toBeVisible();
  expect(deleteEventDraft.mock.calls[0]?.[0].input).toEqual({ id: 'badge' });
});
