import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeMessage } from '../../gql/fakes';
import { anEvent, aSignUp, type fakeApi, pageOf, userErrorsOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { failure } from '../../testing/schema-link';

const sent: FakeMessage = {
  id: 'room',
  subject: 'The room has changed',
  text: 'It is upstairs.',
  audience: 'ALL',
  status: 'SENT',
  sendAt: null,
  waitsForTeam: false,
  hoursBeforeStart: null,
  hoursAfterEnd: null,
  alsoLaterSignUps: false,
  recipientCount: 57,
  bouncedCount: 1,
  mutedCount: 2,
  sentAt: '2027-02-20T09:14:00.000Z',
  createdAt: '2027-02-20T09:14:00.000Z',
};
const scheduled: FakeMessage = {
  ...sent,
  id: 'photo',
  subject: 'Bring a photo',
  status: 'SCHEDULED',
  sendAt: '2027-03-13T10:00:00.000Z',
  hoursBeforeStart: 24,
  alsoLaterSignUps: true,
  sentAt: null,
};

function open(messages: FakeMessage[], api: Parameters<typeof fakeApi>[0] = {}) {
  return renderApp('/staff-events/bread?tab=messages', {
    viewer: () => grain,
    event: () =>
      anEvent({
        timeZone: 'Europe/London',
        startsAt: '2027-03-14T10:00:00.000Z',
        endsAt: '2027-03-14T12:30:00.000Z',
        messages: (page) => pageOf(messages, page),
        messageAudience: () => ({ recipientCount: 56, mutedCount: 2, unreachableCount: 1 }),
        messagePreview: ({ subject }) => ({
          from: 'Ada via Turnout',
          replyTo: 'ada@turnout.example',
          html: `<p>${subject}</p>`,
          coverUrl: null,
        }),
      }),
    ...api,
  });
}

const list = () => screen.findByRole('region', { name: 'Messages' });

it('lists what can still be changed first, with its people in numbers', async () => {
  open([sent, scheduled]);
  const rows = within(await list()).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('strong')[0]?.textContent ?? '')).toEqual([
    'Bring a photo',
    'The room has changed',
  ]);
  expect(rows[0]).toHaveTextContent('Everybody with a place, also later ones');
  expect(rows[0]).toHaveTextContent('24 hours before the start');
  expect(rows[1]).toHaveTextContent('People57Not reached1Muted2');
});

it('S51: says of a message whose time has passed by a change of the event that it waits', async () => {
  open([sent, { ...scheduled, sendAt: '2027-02-28T10:00:00.000Z', waitsForTeam: true }]);
  const [row] = within(await list()).getAllByRole('listitem');
  expect(row).toHaveTextContent('Waits for you');
  expect(row).not.toHaveTextContent('Scheduled');
  expect(row).toHaveTextContent(
    'The event was moved, and the time of this message has passed. Send it now, or choose another time.',
  );
});

it('shows what went out', async () => {
  const { user } = open([sent]);
  await user.click(within(await list()).getByRole('button', { name: 'See it: The room has changed' }));
  const dialog = await screen.findByRole('dialog', { name: 'The room has changed' });
  expect(await within(dialog).findByTitle('The message as people get it')).toHaveAttribute(
    'srcdoc',
    '<p>The room has changed</p>',
  );
});

it('says that there is none yet, and that they could not be loaded', async () => {
  open([]);
  expect(await screen.findByText('No message has been written yet.')).toBeVisible();
  renderApp('/staff-events/bread?tab=messages', {
    viewer: () => grain,
    event: () =>
      anEvent({
        messages: () => {
          throw failure('INTERNAL_SERVER_ERROR');
        },
      }),
  });
  expect(await screen.findByText('The messages could not be loaded. Please try again')).toBeVisible();
});

async function write(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  const form = within(await screen.findByRole('form', { name: 'Message' }));
  await user.type(form.getByLabelText('Subject', { exact: false }), 'Soup');
  await user.type(form.getByLabelText('Text', { exact: false }), 'From 18:00.');
  return form;
}

it('says who gets it, and has the number on the button', async () => {
  const createMessage = vi.fn(() => ({ message: { ...sent, id: 'soup', subject: 'Soup' } }));
  const { user } = open([], { createMessage });
  const form = await write(user);
  expect(await form.findByText('56 people get it.')).toBeVisible();
  expect(form.getByText(/2 people muted messages, 1 address does not work\./)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send for 56 people' }));
  expect(
    (await screen.findByText(/^The message goes out in five minutes/)).closest('[role=status]'),
  ).toHaveFocus();
  const [{ input }] = createMessage.mock.calls[0] as unknown as [{ input: object }];
  expect(input).toEqual({
    eventId: 'bread',
    subject: 'Soup',
    text: 'From 18:00.',
    audience: 'ALL',
    send: { at: expect.stringMatching(/Z$/) },
    alsoLaterSignUps: false,
  });
});

/** A message that was sent at ten, seen so many milliseconds later. */
function openAfterSending(milliseconds: number, api: Parameters<typeof fakeApi>[0] = {}) {
  const at = Date.parse('2027-03-01T10:00:00.000Z');
  const sendAt = new Date(at + 5 * 60_000).toISOString();
  holdTheClock(new Date(at + milliseconds));
  const goesOut: FakeMessage = {
    ...scheduled,
    sendAt,
    hoursBeforeStart: null,
    createdAt: new Date(at).toISOString(),
  };
  return open([goesOut, sent], api);
}

it('can be undone until it goes out, in five minutes', async () => {
  const cancelMessage = vi.fn(() => ({ message: { ...scheduled, status: 'CANCELLED' as const } }));
  const { user } = openAfterSending(1_000, { cancelMessage });
  expect(await screen.findByText('It goes out at 10:05. Until then you can undo it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo: Bring a photo' }));
  const answer = await screen.findByText('The message is cancelled and will not be sent.');
  expect(answer.closest('[role=status]')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('says that it has gone out where Undo came too late', async () => {
  const message = 'This message has been sent';
  const cancelMessage = () => userErrorsOf({ code: 'MESSAGE_ALREADY_SENT', message, field: null });
  const { user } = openAfterSending(299_000, { cancelMessage });
  await user.click(await screen.findByRole('button', { name: 'Undo: Bring a photo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('shows by itself when a message has gone out', async () => {
  const messages: FakeMessage[] = [{ ...sent, status: 'SENDING' }];
  open(messages);
  expect(await screen.findByText('Sending')).toBeVisible();
  holdTheClock();
  messages[0] = sent;
  await pass(10_000);
  expect(await screen.findByText('Sent')).toBeVisible();
});

it('has the focus in the form, and on the button after Back', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  expect(await screen.findByRole('combobox', { name: /^To/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'New message' })).toHaveFocus();
});

it('M5: says when it goes out, by the clocks of the event, and that it moves with it', async () => {
  const createMessage = vi.fn(() => ({ message: { ...scheduled, id: 'soup' } }));
  const { user } = open([], { createMessage });
  const form = await write(user);
  await user.click(form.getByRole('radio', { name: 'Before the start' }));
  expect(form.getByText(/13 March.*It moves when the event moves\./)).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Also to people who sign up after that' }));
  await user.click(form.getByRole('button', { name: 'Schedule for 56 people' }));
  expect(await screen.findByText('The message is scheduled.')).toBeVisible();
  const [{ input }] = createMessage.mock.calls[0] as unknown as [{ input: object }];
  expect(input).toMatchObject({ send: { hoursBeforeStart: 24 }, alsoLaterSignUps: true });
});

it('M3: shows the mail as the server makes it, where no script runs', async () => {
  const { user } = open([]);
  await write(user);
  const frame = await screen.findByTitle('The message as people get it');
  await waitFor(() => expect(frame).toHaveAttribute('srcdoc', '<p>Soup</p>'));
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(screen.getByText('From Ada via Turnout. Answers go to ada@turnout.example.')).toBeVisible();
});

it('asks for a test mail first where the server does, and sends one', async () => {
  const message = 'More than 100 people get this. Send yourself a test first, and read it';
  const sendMessagePreview = vi.fn(() => ({ message: null }));
  const { user } = open([], {
    createMessage: () => userErrorsOf({ code: 'MESSAGE_NOT_TESTED', message, field: null }),
    sendMessagePreview,
  });
  const form = await write(user);
  await user.click(form.getByRole('button', { name: /^Send for/ }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Subject', { exact: false })).toHaveValue('Soup');
  await user.click(form.getByRole('button', { name: 'Send me a test' }));
  expect(await form.findByText('A test is on its way to you.')).toBeVisible();
  expect(sendMessagePreview).toHaveBeenCalledTimes(1);
});

it('says what is missing before it asks the server', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  const form = within(await screen.findByRole('form', { name: 'Message' }));
  await user.click(form.getByRole('radio', { name: 'At a time' }));
  await user.click(form.getByRole('button', { name: /^Schedule/ }));
  for (const words of ['subject is required', 'text is required', 'Choose a day and a time'])
    expect(await form.findByText(words)).toBeVisible();
});

it('changes and cancels a scheduled message', async () => {
  const cancelMessage = vi.fn(() => ({ message: { ...scheduled, status: 'CANCELLED' as const } }));
  const updateMessage = vi.fn(() => ({ message: scheduled }));
  const { user } = open([scheduled], { cancelMessage, updateMessage });
  await user.click(await screen.findByRole('button', { name: 'Edit: Bring a photo' }));
  const form = within(await screen.findByRole('form', { name: 'Message' }));
  expect(form.getByLabelText('Hours before the start', { exact: false })).toHaveValue('24');
  await user.click(form.getByRole('button', { name: 'Save for 56 people' }));
  expect(await screen.findByText('The message is changed.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit: Bring a photo' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel message' }));
  expect(await screen.findByText('The message is cancelled and will not be sent.')).toBeVisible();
  expect(cancelMessage).toHaveBeenCalledTimes(1);
});

const maya = aSignUp({ id: 'maya', name: 'Maya Okafor', email: 'maya@example.org' });
const tom = aSignUp({ id: 'tom', name: 'Tom Reilly', email: 'tom@example.org' });

/** People of the event, by the words that find them. */
function withPeople(fields: Parameters<typeof anEvent>[0] = {}) {
  const counted = vi.fn((_asked: object) => ({ recipientCount: 2, mutedCount: 0, unreachableCount: 0 }));
  const event = () =>
    anEvent({
      signUps: ({ search, unreachable, ...page }) => {
        const found = [maya, tom].filter(({ name = '' }) => name.toLowerCase().includes(search ?? ''));
        return pageOf(unreachable ? [] : found, page);
      },
      messages: (page) => pageOf([], page),
      messageAudience: counted,
      ...fields,
    });
  return { event, counted };
}

it('goes to people who were found by name, and no longer to a person who was taken away', async () => {
  const createMessage = vi.fn(() => ({ message: { ...sent, id: 'soup', subject: 'Soup' } }));
  const { event, counted } = withPeople();
  const { user } = open([], { createMessage, event });
  const form = await write(user);
  await user.selectOptions(form.getByRole('combobox', { name: /^To/ }), 'Chosen people');
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('Choose at least one person')).toBeVisible();
  const search = form.getByLabelText('Add people', { exact: false });
  expect(search).toHaveFocus();
  await user.type(search, 'o');
  await user.click(await form.findByRole('button', { name: 'Add Maya Okafor' }));
  expect(search).toHaveFocus();
  await user.type(search, 'tom');
  await user.click(await form.findByRole('button', { name: 'Add Tom Reilly' }));
  await waitFor(() =>
    expect(counted.mock.lastCall?.[0]).toEqual({ audience: 'SELECTED', signUpIds: ['maya', 'tom'] }),
  );
  await user.click(form.getByRole('button', { name: 'Remove Maya Okafor' }));
  await user.click(await form.findByRole('button', { name: /^Send for/ }));
  await waitFor(() => expect(createMessage).toHaveBeenCalledOnce());
  const [{ input }] = createMessage.mock.calls[0] as unknown as [{ input: object }];
  expect(input).toMatchObject({ audience: 'SELECTED', signUpIds: ['tom'] });
});

it('says that no person has the words', async () => {
  const { user } = open([], withPeople());
  const form = await write(user);
  await user.selectOptions(form.getByRole('combobox', { name: /^To/ }), 'Chosen people');
  await user.type(form.getByLabelText('Add people', { exact: false }), 'zoe');
  expect(await form.findByText('No name or address matches your search.')).toBeVisible();
});

it('keeps the people whom a scheduled message has, unless others are chosen', async () => {
  const updateMessage = vi.fn(() => ({ message: scheduled }));
  const chosen: FakeMessage = { ...scheduled, audience: 'SELECTED', alsoLaterSignUps: false };
  const { event } = withPeople({
    timeZone: 'Europe/London',
    startsAt: '2027-03-14T10:00:00.000Z',
    messages: (page) => pageOf([chosen], page),
  });
  const { user } = open([], { updateMessage, event });
  await user.click(within(await list()).getByRole('button', { name: /Edit/ }));
  const form = within(await screen.findByRole('form', { name: 'Message' }));
  expect(form.getByText(/who were chosen before stay/)).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(updateMessage).toHaveBeenCalledOnce());
  const [{ input }] = updateMessage.mock.calls[0] as unknown as [{ input: object }];
  expect(input).not.toHaveProperty('signUpIds');
});

it('M6: says how many people mail does not reach, and leads to them', async () => {
  const signUps = vi.fn(({ unreachable, search: _search, ...page }) =>
    pageOf(unreachable ? [maya] : [maya, tom], page),
  );
  const { event } = withPeople({ signUpCount: 2, signUps });
  const { user } = open([], { event });
  expect(await screen.findByText('Mail does not reach 1 person.')).toBeVisible();
  expect(screen.getByText(/the address maya@example.org does not work/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show in People' }));
  const people = within(await screen.findByRole('region', { name: 'Who is coming' }));
  expect(await people.findByText('1 of 1 shown')).toBeVisible();
  expect(people.queryByText('Tom Reilly')).toBeNull();
  expect(people.getByLabelText('People shown')).toHaveValue('unreachable');
  await user.selectOptions(people.getByLabelText('People shown'), 'Everybody');
  expect(await people.findByText('Tom Reilly')).toBeVisible();
});
