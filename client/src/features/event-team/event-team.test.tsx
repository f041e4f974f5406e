import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEventMember } from '../../gql/fakes';
import { accountWith, anEvent, type FakeApi, type FakeEvent, userErrorsOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const joan = { id: 'joan', name: 'Joan Whitlock' };
const team: FakeEventMember[] = [
  { account: { id: grain.id, name: grain.name }, email: grain.email, role: 'OWNER', shownAsHost: true },
  {
    account: joan,
    email: 'joan@turnout.example',
    role: 'EDITOR',
    shownAsHost: false,
    offeredAsHost: false,
  },
];
const rhys = {
  id: 'rhys',
  email: 'rhys@turnout.example',
  role: 'EDITOR' as const,
  shownAsHost: true,
  createdAt: '2027-02-20T10:00:00.000Z',
  expiresAt: '2027-02-27T10:00:00.000Z',
};

async function open(some: Partial<FakeApi> = {}, fields: FakeEvent = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-21T12:00:00Z') });
  const event = anEvent({ team, invitations: [rhys], ...fields });
  const app = renderApp('/staff-events/bread?tab=team', {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    ...some,
  });
  const list = within(await screen.findByRole('region', { name: 'Team' }));
  return { ...app, list, event };
}

it('lists the team with roles and hosts, and open invitations', async () => {
  const { list } = await open();
  const [owner, editor] = list.getAllByRole('listitem');
  expect(owner).toHaveTextContent('Northern Graing@turnout.example · youOwnerShown as host');
  expect(editor).toHaveTextContent('Joan Whitlockjoan@turnout.example');
  expect(list.getByLabelText('Role of Joan Whitlock')).toHaveValue('EDITOR');
  expect(list.getByRole('button', { name: 'Not shown: Joan Whitlock' })).toBeVisible();
  const invited = within(screen.getByRole('region', { name: 'Invited' }));
  expect(invited.getByText('Editor · invited on 20 February, ends on 27 February')).toBeVisible();
});

it('T4: invites a person, and shows the invitation', async () => {
  const inviteToEvent = vi.fn<FakeApi['inviteToEvent']>(({ input: { email, role } }) => ({
    event: anEvent({ team, invitations: [{ ...rhys, id: 'wei', email, role }, rhys] }),
  }));
  const { user } = await open({ inviteToEvent });
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }));
  await user.type(form.getByLabelText(/^E-mail/), 'wei@example.org');
  await user.selectOptions(form.getByLabelText(/^Role/), 'DOOR');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(
    await screen.findByText('wei@example.org gets a mail with a link. It works for seven days.'),
  ).toBeVisible();
  const input = { eventId: 'bread', email: 'wei@example.org', role: 'DOOR', shownAsHost: false };
  expect(inviteToEvent.mock.calls[0]?.[0]).toEqual({ input });
  expect(screen.getByText(/^Door · invited on/)).toBeVisible();
  expect(form.getByLabelText(/^E-mail/)).toHaveValue('');
});

it('shows beside the address why a person cannot be invited', async () => {
  const message = 'Only staff can have this role';
  const { user } = await open({
    inviteToEvent: () => userErrorsOf({ code: 'NOT_STAFF', field: 'email', message }),
  });
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }));
  await user.type(form.getByLabelText(/^E-mail/), 'maya@example.org');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByText(message)).toBeVisible();
});

it('sends an invitation again, and withdraws it', async () => {
  const inviteToEvent = vi.fn<FakeApi['inviteToEvent']>(() => ({ event: anEvent({ invitations: [rhys] }) }));
  const { user } = await open({
    inviteToEvent,
    withdrawEventInvitation: () => ({ event: anEvent({ invitations: [] }) }),
  });
  await user.click(screen.getByRole('button', { name: 'Send again to rhys@turnout.example' }));
  await screen.findByText(/^rhys@turnout.example gets a mail/);
  const { email, role, shownAsHost } = rhys;
  expect(inviteToEvent.mock.calls[0]?.[0].input).toEqual({ eventId: 'bread', email, role, shownAsHost });
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of rhys@turnout.example' }));
  expect(await screen.findByText('The invitation of rhys@turnout.example is withdrawn.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Invited' })).not.toBeInTheDocument();
});

it('changes a role, and the hosts of the page', async () => {
  const changeEventRole = vi.fn<FakeApi['changeEventRole']>(({ input: { role, shownAsHost } }) => ({
    event: anEvent({
      team: team.map((member) =>
        member.account === joan
          ? { ...member, ...(role && { role }), ...(shownAsHost != null && { shownAsHost }) }
          : member,
      ),
    }),
  }));
  const { user, list } = await open({ changeEventRole });
  await user.click(list.getByRole('button', { name: 'Not shown: Joan Whitlock' }));
  const asked = 'Joan Whitlock can agree to be shown as a host.';
  expect(await screen.findByText(asked)).toBeVisible();
  await user.selectOptions(list.getByLabelText('Role of Joan Whitlock'), 'DOOR');
  expect(await screen.findByText('Joan Whitlock is door now.')).toBeVisible();
  expect(changeEventRole.mock.calls.map(([{ input }]) => input)).toEqual([
    { eventId: 'bread', accountId: 'joan', shownAsHost: true },
    { eventId: 'bread', accountId: 'joan', role: 'DOOR' },
  ]);
});

it('asks a person of the team before the page shows the name, and has a way out', async () => {
  const viewed = (host: Partial<FakeEventMember>): FakeEvent => ({
    viewerRole: 'EDITOR',
    team: [
      { account: joan, email: null, role: 'OWNER', shownAsHost: true },
      { account: { id: grain.id, name: grain.name }, email: null, role: 'EDITOR', ...host },
    ],
  });
  const changeEventRole = vi.fn<FakeApi['changeEventRole']>(({ input: { shownAsHost } }) => ({
    event: anEvent(viewed({ shownAsHost: shownAsHost === true, offeredAsHost: false })),
  }));
  const asked = viewed({ shownAsHost: false, offeredAsHost: true });
  const { user, list } = await open({ changeEventRole }, asked);
  expect(list.getByText('Asked to be shown as host')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Show my name' }));
  await user.click(await list.findByRole('button', { name: 'Take my name away' }));
  expect(await list.findByText('Not shown')).toBeVisible();
  expect(changeEventRole.mock.calls.map(([{ input }]) => input.shownAsHost)).toEqual([true, false]);
});

it('takes a person out after one question', async () => {
  const removeFromEvent = vi.fn<FakeApi['removeFromEvent']>(() => ({
    event: anEvent({ team: team.slice(0, 1) }),
  }));
  const { user, list } = await open({ removeFromEvent });
  await user.click(list.getByRole('button', { name: 'Manage Joan Whitlock' }));
  await user.click(list.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Joan Whitlock from the team?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Joan Whitlock is not in the team any more.')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

it('T3: offers the event to an editor', async () => {
  const handOverEvent = vi.fn<FakeApi['handOverEvent']>(() => ({
    event: anEvent({ invitations: [{ ...rhys, role: 'OWNER' }] }),
  }));
  const { user } = await open({ handOverEvent });
  await user.click(screen.getByRole('button', { name: 'Offer to Joan Whitlock' }));
  expect(
    await screen.findByText('Joan Whitlock gets a mail. The event is yours until they accept.'),
  ).toBeVisible();
  expect(handOverEvent.mock.calls[0]?.[0].input).toEqual({
    eventId: 'bread',
    email: 'joan@turnout.example',
  });
  expect(screen.getByText('Offered the event on 20 February, ends on 27 February')).toBeVisible();
});

it('T6: shows an editor neither money nor what ends the event, and lets them leave', async () => {
  const own = { account: { id: grain.id, name: grain.name }, email: null, role: 'EDITOR' as const };
  const owner = { account: joan, email: null, role: 'OWNER' as const };
  const removeFromEvent = vi.fn<FakeApi['removeFromEvent']>(() => ({ event: anEvent() }));
  const { user, list, router } = await open(
    { removeFromEvent },
    {
      viewerRole: 'EDITOR',
      team: [owner, own],
      signUpCount: 4,
      statistics: { cancelledCount: 0, signUpsByDay: [] },
    },
  );
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel or delete' })).not.toBeInTheDocument();
  await screen.findByRole('region', { name: 'How it sells' });
  for (const name of ['Paid', 'Refunded']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  for (const name of ['Invite somebody', 'Hand the event over'])
    expect(screen.queryByRole('form', { name })).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Leave the team' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-dashboard'));
  expect(removeFromEvent.mock.calls[0]?.[0].input).toEqual({ eventId: 'bread', accountId: grain.id });
});

it('T6: an editor changes neither price nor refund deadline', async () => {
  const { user } = await open({}, { viewerRole: 'EDITOR' });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Price (£)')).toBeDisabled();
  expect(screen.queryByLabelText('Refund deadline')).not.toBeInTheDocument();
});
