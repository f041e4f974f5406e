import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const SECRET = `whsec_${'4kQ8vZr1'.repeat(5)}abc=`;

const delivery = {
  id: 'd1',
  topic: 'EVENT_CREATED' as const,
  attempt: 2,
  status: 503,
  error: 'The receiver answered with status 503',
  deliveredAt: '2026-03-04T09:41:00.000Z',
};
const shop = {
  id: 'shop',
  url: 'https://hooks.example.org/turnout',
  topics: ['EVENT_CREATED' as const, 'SIGN_UP_ADDED' as const],
  query: '{ id }',
  pausedAt: null as string | null,
  deliveries: [delivery, { ...delivery, id: 'd2', attempt: 1, status: 204, error: null }],
};

function open(webhooks: unknown[] | (() => unknown) = [], some: object = {}) {
  return renderApp('/webhooks', {
    viewer: () => ({ ...grain, webhooks: typeof webhooks === 'function' ? webhooks : () => webhooks }),
    ...some,
  } as Partial<FakeApi>);
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Address'), 'https://new.example.org/in');
  await user.click(screen.getByLabelText(/^Sign-up added/));
}

it('lists the webhooks with their topics in words and their deliveries', async () => {
  const { user } = open([shop]);
  expect(await screen.findByRole('heading', { name: 'Your webhooks · 1' })).toBeVisible();
  expect(screen.getByText('Event created, sign-up added')).toBeVisible();
  await user.click(screen.getByText('Latest deliveries to hooks.example.org'));
  expect(screen.getByText('The receiver answered with status 503')).toBeVisible();
  expect(screen.getByText('Taken, status 204')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Webhooks · Turnout'));
});

it('says that there is none yet, and that one is paused', async () => {
  open();
  expect(await screen.findByText(/^There are no webhooks yet\./)).toBeVisible();
  open([{ ...shop, pausedAt: '2026-03-04T09:41:00.000Z' }]);
  expect(await screen.findByText(/^Paused since 4 March/)).toBeVisible();
});

it('W3: shows a new secret once, and copies it', async () => {
  const webhooks: object[] = [];
  const createWebhook = vi.fn(({ input }) => {
    const webhook = { ...shop, id: 'new', url: input.url, deliveries: [] };
    webhooks.push(webhook);
    return { webhook, secret: SECRET };
  });
  const { user, client } = open(webhooks, { createWebhook });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  const secret = within(await screen.findByRole('region', { name: /^“new.example.org” is ready/ }));
  expect(secret.getByLabelText('Secret')).toHaveValue(SECRET);
  await user.click(secret.getByRole('button', { name: 'Copy' }));
  expect(await secret.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(secret.getByText('Secret copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(await screen.findByRole('button', { name: 'Delete the webhook to new.example.org' })).toBeVisible();
  expect(JSON.stringify(client.cache.extract())).not.toContain(SECRET);
});

it('suggests a selection that fits the topics, and sends what was typed instead', async () => {
  const sent: { query: string; topics: string[] }[] = [];
  const createWebhook = ({ input }: { input: (typeof sent)[number] }) => {
    sent.push(input);
    return { webhook: shop, secret: SECRET };
  };
  const { user } = open([], { createWebhook });
  await fillIn(user);
  const selection = screen.getByLabelText('Content of each delivery');
  expect(selection).toHaveDisplayValue(/signUp { id name email signedUpAt }/);
  await user.click(screen.getByLabelText(/^Payment refunded/));
  expect(selection).toHaveDisplayValue(/payment { id amountPence status }/);
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  await screen.findByLabelText('Secret');
  await fillIn(user);
  await user.clear(selection);
  await user.click(selection);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('{ id }');
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ topics: ['SIGN_UP_ADDED', 'PAYMENT_REFUNDED'] });
  expect(sent[0]?.query).toContain('payment { id amountPence status }');
  expect(sent[1]).toMatchObject({ topics: ['SIGN_UP_ADDED'], query: '{ id }' });
});

it('asks for an address and a topic without asking the server', async () => {
  const createWebhook = vi.fn();
  const { user } = open([], { createWebhook });
  await user.click(await screen.findByRole('button', { name: 'Create webhook' }));
  expect(screen.getByText('url is required')).toBeVisible();
  expect(screen.getByText('Choose what the webhook is notified of')).toBeVisible();
  expect(createWebhook).not.toHaveBeenCalled();
});

it('W4: says beside the address why nothing may be sent there, and loses nothing that was typed', async () => {
  const message = 'Choose an address in the internet: this one belongs to a private network';
  const createWebhook = () => userErrorsOf({ code: 'INVALID_URL', message, field: 'url' });
  const { user } = open([], { createWebhook });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
  expect(screen.getByLabelText(/^Sign-up added/)).toBeChecked();
});

it.each([
  [{ status: 204, error: null }, 'The receiver accepted the test (status 204).'],
  [
    { status: null, error: 'The receiver did not answer in time' },
    'The receiver did not accept the test. The receiver did not answer in time',
  ],
])('sends a test, and says what became of it: %j', async (result, sentence) => {
  const testWebhook = vi.fn((_args: { input: object }) => ({ delivery: { id: 'test', ...result } }));
  const { user } = open([shop], { testWebhook });
  await user.selectOptions(await screen.findByLabelText(/^Topic of a test/), 'Sign-up added');
  await user.click(screen.getByRole('button', { name: 'Send a test to hooks.example.org' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(testWebhook.mock.calls[0]?.[0]).toEqual({ input: { id: 'shop', topic: 'SIGN_UP_ADDED' } });
});

it.each([
  ['says that it is sent again', () => ({ webhook: shop }), /^It is being sent again/],
  [
    'says why it is not',
    () =>
      userErrorsOf({
        code: 'WEBHOOK_NOT_FOUND',
        message: 'It is not sent again: it was a test, or its event has another owner now',
      }),
    /^It is not sent again/,
  ],
  ['says that the connection is lost', connectionLost, /^Network error\./],
])('retries a delivery that failed, and %s', async (_what, answer, sentence) => {
  const retryWebhookDelivery = vi.fn((_args: { input: object }) => answer());
  const { user } = open([shop], { retryWebhookDelivery });
  await user.click(await screen.findByText('Latest deliveries to hooks.example.org'));
  expect(screen.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry Event created, attempt 2' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(retryWebhookDelivery.mock.calls[0]?.[0]).toEqual({ input: { id: 'd1' } });
});

it('deletes a webhook after a question', async () => {
  const remove = vi.fn(({ input }: { input: { id: string } }) => ({ deletedWebhookId: input.id }));
  const { user } = open([shop], { deleteWebhook: remove });
  await user.click(await screen.findByRole('button', { name: 'Delete the webhook to hooks.example.org' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the webhook to hooks.example.org?' }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Delete webhook' }));
  expect(await screen.findByText(/is deleted\. Nothing more is sent to it\.$/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your webhooks · 0' })).toHaveFocus());
});

it('G32: resumes a webhook that is paused, and the focus stays on the page', async () => {
  const webhook = { ...shop, pausedAt: '2026-03-04T09:41:00.000Z' as string | null };
  const resumeWebhook = vi.fn((_args: { input: object }) => {
    webhook.pausedAt = null;
    return { webhook };
  });
  const { user } = open([webhook], { resumeWebhook });
  await user.click(await screen.findByRole('button', { name: 'Resume the webhook to hooks.example.org' }));
  expect(await screen.findByText(/^It works again\. The stored notices are being sent/)).toBeVisible();
  expect(resumeWebhook.mock.calls[0]?.[0]).toEqual({ input: { id: 'shop' } });
  await waitFor(() => expect(screen.queryByText(/^Paused since/)).toBeNull());
  expect(screen.queryByRole('button', { name: /^Resume/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit the webhook to hooks.example.org' })).toHaveFocus();
});

describe('edits a webhook', () => {
  const edit = async (updateWebhook: unknown) => {
    const { user } = open([shop], { updateWebhook });
    const button = await screen.findByRole('button', { name: 'Edit the webhook to hooks.example.org' });
    await user.click(button);
    return { user, button, form: within(screen.getByRole('form', { name: /^Edit the webhook/ })) };
  };

  it('with its address and topics as they are', async () => {
    const updateWebhook = vi.fn(({ input }: { input: object }) => ({ webhook: { ...shop, ...input } }));
    const { user, button, form } = await edit(updateWebhook);
    expect(form.getByLabelText(/^Sign-up added/)).toBeChecked();
    await user.clear(form.getByLabelText('Address'));
    await user.type(form.getByLabelText('Address'), 'https://new.example.org/in');
    await user.click(form.getByLabelText(/^Event created/));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The webhook to new.example.org is changed.')).toBeVisible();
    expect(updateWebhook.mock.calls[0]?.[0]).toEqual({
      input: { id: 'shop', url: 'https://new.example.org/in', topics: ['SIGN_UP_ADDED'], query: '{ id }' },
    });
    expect(screen.getByText('https://new.example.org/in')).toBeVisible();
    expect(screen.queryByRole('form', { name: /^Edit the webhook/ })).toBeNull();
    expect(button).toHaveFocus();
  });

  it('and says beside the field what cannot be taken', async () => {
    const message = 'Choose an address in the internet: this one belongs to a private network';
    const { user, form } = await edit(() => userErrorsOf({ code: 'INVALID_URL', message, field: 'url' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText(message)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Address')).toHaveFocus());
  });
});

it('G35: makes a new secret after a question, shows it once, and says that both sign for a day', async () => {
  const rotate = vi.fn((_args: { input: object }) => ({ webhook: shop, secret: SECRET }));
  const { user, client } = open([shop], { rotateWebhookSecret: rotate });
  await user.click(
    await screen.findByRole('button', { name: 'New secret for the webhook to hooks.example.org' }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'A new secret for hooks.example.org?' }));
  expect(dialog.getByText(/^For a day each delivery carries a signature by each/)).toBeVisible();
  expect(rotate).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Make a new secret' }));
  const secret = within(await screen.findByRole('region', { name: /^“hooks.example.org” is ready/ }));
  expect(secret.getByLabelText('Secret')).toHaveValue(SECRET);
  expect(
    secret.getByText(/^For a day each delivery is signed by this secret and by the one before/),
  ).toBeVisible();
  expect(secret.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(JSON.stringify(client.cache.extract())).not.toContain(SECRET);
});

it('says why there is no new secret', async () => {
  const { user } = open([shop], { rotateWebhookSecret: connectionLost });
  await user.click(await screen.findByRole('button', { name: /^New secret for/ }));
  await user.click(screen.getByRole('button', { name: 'Make a new secret' }));
  expect(await screen.findByText(/^Network error\./)).toBeVisible();
});

it('is for staff', async () => {
  renderApp('/webhooks', { viewer: () => maya } as Partial<FakeApi>);
  expect(await screen.findByRole('heading', { name: 'Staff only' })).toBeVisible();
});

it('says that the webhooks could not be loaded, and tries again', async () => {
  let isDown = true;
  const { user } = open(() => (isDown ? connectionLost() : [shop]));
  expect(await screen.findByText('Your webhooks could not be loaded. Please try again')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your webhooks · 1' })).toBeVisible();
});
