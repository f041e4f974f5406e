import { writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { SandboxError, startSandbox } from '../src/start-sandbox.js';
import { PRODUCT_URL, runSandbox, temporaryFolder } from './sandbox.fixture.js';

const log = pino({ level: 'silent' });

describe('starting the sandbox', () => {
  it('names its page, and what the Postmark and the Stripe client need', async () => {
    const { url, postmark, stripe } = await runSandbox();
    expect(stripe).toEqual({
      host: 'localhost',
      port: Number(new URL(url).port),
      protocol: 'http',
      secretKey: expect.stringMatching(/^sk_test_/),
      publishableKey: expect.stringMatching(/^pk_test_/),
      webhookSecret: expect.stringMatching(/^whsec_/),
      scriptUrl: `${url}/stripe/stripe.js`,
    });
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(postmark).toEqual({ host: new URL(url).host, serverToken: 'sandbox-server-token' });
  });

  it('names what Google`s clients need', async () => {
    const { url, google } = await runSandbox();
    expect(google).toEqual({
      clientId: expect.any(String),
      clientSecret: expect.any(String),
      issuer: url,
      authorizationUrl: `${url}/o/oauth2/v2/auth`,
      tokenUrl: `${url}/oauth2/token`,
      revocationUrl: `${url}/oauth2/revoke`,
      certsUrl: `${url}/oauth2/v3/certs`,
      pemCertsUrl: `${url}/oauth2/v1/certs`,
      calendarRootUrl: `${url}/`,
    });
  });

  it('S28: listens on the loopback address only', async () => {
    const { port } = new URL((await runSandbox()).url);
    const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const addresses = outside.filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of addresses) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('says so when its port is taken', async () => {
    const port = Number(new URL((await runSandbox()).url).port);
    const starting = startSandbox({ port, folder: await temporaryFolder(), log, productUrl: PRODUCT_URL });
    await expect(starting).rejects.toThrow(SandboxError);
    await expect(starting).rejects.toThrow(
      `Port ${port} of the sandbox is in use already: stop what uses it, or set SANDBOX_PORT to another.`,
    );
  });

  it('says so when mails cannot be stored where they should', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'sandbox'), '/proc/nowhere/sandbox']) {
      const starting = startSandbox({ port: 0, folder, log, productUrl: PRODUCT_URL });
      await expect(starting).rejects.toThrow(SandboxError);
      await expect(starting).rejects.toThrow(/^The sandbox cannot store mails in .* set DATA_DIR to /);
    }
  });
});
