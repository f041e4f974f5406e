import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/test-app.js';
import { PASSWORD } from './support/world.js';

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { account { id email name role emailVerified signInMethods } userErrors { code message field } }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function register(input: object) {
  const client = app.anonymous();
  const { data } = await client.graphql(REGISTER, { input: { role: 'USER', password: PASSWORD, ...input } });
  return { client, ...data.register };
}

describe('register', () => {
  it('makes an account and signs it in', async () => {
    const { client, account, userErrors } = await register({ email: 'Maya.Okafor@Example.org' });

    expect(userErrors).toEqual([]);
    expect(account).toEqual({
      id: expect.any(String),
      email: 'maya.okafor@example.org',
      name: 'maya.okafor',
      role: 'USER',
      emailVerified: false,
      signInMethods: ['PASSWORD'],
    });
    const { data } = await client.graphql('{ viewer { id } }');
    expect(data.viewer.id).toBe(account.id);
  });
});
