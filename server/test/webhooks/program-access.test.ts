import { afterAll, beforeAll, expect, it } from 'vitest';
import { createToken, programOf, tokensOf } from '../accounts/access-token-operations.js';
import { changePassword } from '../accounts/settings-operations.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { listWebhooks, newWebhook } from './webhook-operations.js';

const END = graphql(`mutation EndProgramAccess {
  endProgramAccess {
    account { id accessTokens { id } webhooks { id } }
    userErrors { code message field }
  }
}`);

const mail = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail });
});
afterAll(() => app.close());

const asks = async (program: ApiClient) => (await program.graphql('{ viewer { id } }')).status;

it('S45: the mail of a changed password names webhooks and access tokens, and no secret', async () => {
  const staff = await app.world.staff();
  const token = await createToken(staff.client, { name: 'Door list' });
  await createToken(staff.client, { name: 'Old sync', expiresAt: soon() });
  app.clock.advance(2 * 60_000);
  const webhook = await newWebhook(staff, { url: 'https://crm.example:8443/hooks/very-secret?key=secret' });
  await changePassword(staff.client);
  const { text } = await mail.arrival(staff.email, 'was changed');
  const words = text.replace(/\s+/g, ' ');
  expect(words).toContain('1 access token: “Door list”');
  expect(words).toContain('1 webhook: “crm.example:8443”');
  expect(words).toContain('/account');
  for (const secret of [token.secret, webhook.secret, 'very-secret', 'key='])
    expect(text).not.toContain(secret);
});

const soon = () => new Date(app.clock.now().getTime() + 60_000).toISOString();

it('S45: both end at once, of one account alone', async () => {
  const [staff, other] = [await app.world.staff(), await app.world.staff()];
  const [program, otherProgram] = [await programOf(staff), await programOf(other)];
  await createToken(staff.client);
  await newWebhook(staff);
  await newWebhook(other);
  expect([await asks(program), await asks(otherProgram)]).toEqual([200, 200]);
  const { data } = await staff.client.graphql(END);
  expect(data.endProgramAccess).toEqual({
    account: { id: staff.id, accessTokens: [], webhooks: [] },
    userErrors: [],
  });
  expect([await asks(program), await asks(otherProgram)]).toEqual([401, 200]);
  expect((await listWebhooks(other)).data.viewer?.webhooks).toHaveLength(1);
});

it('S45: a user, who has no webhooks, ends their tokens', async () => {
  const user = await app.world.user();
  const program = await programOf(user);
  await user.client.graphql('mutation { endProgramAccess { userErrors { code } } }');
  expect(await asks(program)).toBe(401);
  expect(await tokensOf(user.client)).toEqual([]);
});
