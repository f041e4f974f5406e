import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { httpsWebhookGateway } from '../../src/features/webhooks/deliveries/https-webhook-gateway.js';
import { isPublicAddress, publicLookup } from '../../src/features/webhooks/deliveries/public-address.js';
import type { WebhookMessage } from '../../src/features/webhooks/deliveries/webhook-gateway.js';
import { allowsLoopbackReceivers } from '../../src/start/services.js';

const message = (url: string): WebhookMessage => ({
  url,
  headers: { 'webhook-id': '1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,' },
  body: '{}',
});

/** A look-up that gives these addresses, one list after the other, and says how often it was asked. */
function dnsOf(...answers: string[][]) {
  let asked = 0;
  const lookup: LookupFunction = (_host, _options, callback) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    const found: LookupAddress[] = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    callback(null, found as never);
  };
  return { lookup, asked: () => asked };
}

const inner = [
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
];

describe('W4: an inner address', () => {
  it.each(inner)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.215.14', '2606:4700::6810:84e5'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each(inner)('%s is refused at creation when a name leads there', async (address) => {
    const gateway = httpsWebhookGateway(dnsOf([address]));
    await expect(gateway.check('https://hooks.example.org/')).rejects.toThrow('private network');
    const gatewayOfBoth = httpsWebhookGateway(dnsOf(['93.184.215.14', address]));
    await expect(gatewayOfBoth.check('https://hooks.example.org/')).rejects.toThrow('private network');
  });

  it.each(inner)('%s is not connected to when a name leads there by then', async (address) => {
    const gateway = httpsWebhookGateway(dnsOf(['93.184.215.14'], [address]));
    const url = await gateway.check('https://hooks.example.org/');
    expect(await gateway.send(message(url))).toMatchObject({
      status: null,
      error: 'The name leads to an address in a private network',
    });
  });
});

describe('W4: the connection goes to the address that was checked', () => {
  it('since it is given by the same look-up', async () => {
    const dns = dnsOf(['93.184.215.14'], ['127.0.0.1']);
    const lookup = publicLookup(dns.lookup);
    const found = await new Promise((resolve) =>
      lookup('hooks.example.org', { all: true }, (error, addresses) => resolve(error ?? addresses)),
    );
    expect(found).toEqual([{ address: '93.184.215.14', family: 4 }]);
    expect(dns.asked()).toBe(1);
  });

  it('and nothing listens in vain: a server inside is never connected to', async () => {
    let connections = 0;
    const server = createServer(() => connections++).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const gateway = httpsWebhookGateway(dnsOf(['127.0.0.1']));
    const { port } = server.address() as { port: number };
    for (const url of [
      `https://hooks.example.org:${port}/`,
      `https://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}/`,
    ])
      expect((await gateway.send(message(url))).error).not.toBeNull();
    server.close();
    expect(connections).toBe(0);
  });
});

describe('W4: at creation and at sending', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://localhost./',
    'https://admin.localhost/',
    'https://intranet/',
    'https://database.internal/',
    'https://printer.local/',
    'https://router.home.arpa/',
    'https://１２７.0.0.1/',
    'http://example.org/',
    'https://example.org:8443/',
    'https://example.org:22/',
    'https://user:password@example.org/',
    'ftp://example.org/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '//example.org/',
    'example.org',
    '',
  ])('%j is refused', async (url) => {
    const gateway = httpsWebhookGateway(dnsOf(['93.184.215.14']));
    await expect(gateway.check(url)).rejects.toThrow();
    expect(await gateway.send(message(url))).toMatchObject({ status: null, error: expect.any(String) });
  });

  it('a name that does not exist is refused', async () => {
    const lookup: LookupFunction = (_host, _options, callback) =>
      callback(Object.assign(new Error(), { code: 'ENOTFOUND' }), '', 0);
    const gateway = httpsWebhookGateway({ lookup });
    await expect(gateway.check('https://nobody.example.org/')).rejects.toThrow('There is no host');
  });

  it('an address in the internet is taken, as it is connected to', async () => {
    const gateway = httpsWebhookGateway(dnsOf(['93.184.215.14', '2606:4700::6810:84e5']));
    expect(await gateway.check('https://Hooks.Example.org:443/a?b=1#c')).toBe(
      'https://hooks.example.org/a?b=1',
    );
  });

  it('of the addresses inside, exactly the sandbox’s receiver is taken', async () => {
    const sandboxReceiver = 'http://localhost:4001/webhooks/receiver';
    const gateway = httpsWebhookGateway({ sandboxReceiver, ...dnsOf(['127.0.0.1']) });
    expect(await gateway.check(sandboxReceiver)).toBe(sandboxReceiver);
    for (const url of [
      'http://localhost:4001/webhooks/receiver/',
      'http://localhost:4001/reset',
      'http://localhost:4001/webhooks/receiver?a=1',
      'http://localhost:4001/webhooks/receiver/../../reset',
      'http://127.0.0.1:4001/webhooks/receiver',
      'https://localhost:4001/webhooks/receiver',
    ]) {
      await expect(gateway.check(url)).rejects.toThrow();
      expect((await gateway.send(message(url))).error).not.toBeNull();
    }
  });
});

describe('G32: a receiver on this machine', () => {
  const own = ['http://localhost:3000/hook', 'http://127.0.0.1:8080/', 'http://[::1]:9/', 'http://127.1:81/'];

  it.each(own)('at %s is taken in development', async (url) => {
    const gateway = httpsWebhookGateway({ allowLoopback: true, ...dnsOf(['93.184.215.14']) });
    expect(await gateway.check(url)).toBe(new URL(url).href);
  });

  it.each(own)('at %s is refused otherwise (W4)', async (url) => {
    const gateway = httpsWebhookGateway(dnsOf(['127.0.0.1']));
    await expect(gateway.check(url)).rejects.toThrow('https://');
    expect((await gateway.send(message(url))).error).toContain('https://');
  });

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0:3000/',
    'http://example.org/',
    'http://user:password@localhost:3000/',
    'https://localhost:3000/',
    'ftp://localhost/',
  ])('is not %s', async (url) => {
    const gateway = httpsWebhookGateway({ allowLoopback: true, ...dnsOf(['10.0.0.1']) });
    await expect(gateway.check(url)).rejects.toThrow();
  });

  const local = { production: false, host: '127.0.0.1', publicUrl: 'http://localhost:4000' };
  it.each([
    ['a developer’s machine', local, true],
    ['production (W4)', { ...local, production: true }, false],
    ['a server that others reach (W4)', { ...local, host: '0.0.0.0' }, false],
    ['a public address (W4)', { ...local, publicUrl: 'http://demo.example.org' }, false],
  ])('is allowed or not: %s', (_what, config, isAllowed) => {
    expect(allowsLoopbackReceivers(config)).toBe(isAllowed);
  });
});
