import { createRemoteJWKSet, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { googleClient, signIn } from './google.fixture.js';
import { control, runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

const verify = (idToken: string | null | undefined) =>
  googleClient(sandbox).verifyIdToken({ idToken: idToken ?? '', audience: sandbox.google.clientId });

const spoil = (fault: object) => control(sandbox, 'PUT', '/google/next-id-token', fault);

describe('an ID token', () => {
  it('is signed with a published key, also by the JWKS that the discovery document names', async () => {
    const { tokens } = await signIn(sandbox);
    const discovered = await fetch(`${sandbox.google.issuer}/.well-known/openid-configuration`);
    const document = (await discovered.json()) as { issuer: string; jwks_uri: string };
    const keys = createRemoteJWKSet(new URL(document.jwks_uri));
    const { payload } = await jwtVerify(tokens.id_token ?? '', keys, { issuer: document.issuer });
    expect(payload.aud).toBe(sandbox.google.clientId);
  });

  it('is good for one key after the one that signed it', async () => {
    const { id_token } = (await signIn(sandbox)).tokens;
    await control(sandbox, 'POST', '/google/signing-keys');
    await verify(id_token);
    await verify((await signIn(sandbox)).tokens.id_token);
    await control(sandbox, 'POST', '/google/signing-keys');
    await expect(verify(id_token)).rejects.toThrow('No pem found for envelope');
  });

  it.each([
    [{ aud: 'another-client' }, 'Wrong recipient'],
    [{ iss: 'https://accounts.evil.example' }, 'Invalid issuer'],
    [{ expired: true }, 'Token used too late'],
    [{ signature: 'unknown-key' }, 'No pem found'],
    [{ signature: 'wrong-key' }, 'Invalid token signature'],
    [{ signature: 'none' }, 'No pem found'],
  ])('is refused by the library, once, with %o', async (fault, message) => {
    await spoil(fault);
    await expect(verify((await signIn(sandbox)).tokens.id_token)).rejects.toThrow(message);
    await verify((await signIn(sandbox)).tokens.id_token);
  });

  it('can say something else of the person than is so, or be missing', async () => {
    await spoil({ nonce: 'another', email_verified: false, hd: 'evil.example' });
    const wish = { nonce: 'once', hostedDomain: 'turnout.example' };
    const claims = (await verify((await signIn(sandbox, wish)).tokens.id_token)).getPayload();
    expect(claims).toMatchObject({ nonce: 'another', email_verified: false, hd: 'evil.example' });
    await spoil({ nonce: null, hd: null });
    const fewer = (await verify((await signIn(sandbox, wish)).tokens.id_token)).getPayload();
    for (const name of ['nonce', 'hd']) expect(fewer).not.toHaveProperty(name);
    await spoil({ missing: true });
    expect((await signIn(sandbox)).tokens).not.toHaveProperty('id_token');
  });

  it('is not spoilt at a refresh', async () => {
    const { client } = await signIn(sandbox);
    await spoil({ missing: true });
    await verify((await client.refreshAccessToken()).credentials.id_token);
    await control(sandbox, 'DELETE', '/google/next-id-token');
    await verify((await signIn(sandbox)).tokens.id_token);
  });
});
