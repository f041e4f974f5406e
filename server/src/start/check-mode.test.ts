import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.js';
import { StartError } from '../platform/start-error.js';
import { checkMode } from './check-mode.js';

const https = { PUBLIC_URL: 'https://events.example.org' };
const stripe = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});
const postmark = (token = 'token') => ({ POSTMARK_SERVER_TOKEN: token, MAIL_FROM: 'events@example.org' });
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const production = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example' };
const everyService = { ...stripe('live'), ...postmark(), ...google };

const check = (env: NodeJS.ProcessEnv) => () => checkMode(readConfig(env));

describe('S27: the server refuses to start', () => {
  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['live keys of Stripe, nothing else set', stripe('live'), ['STRIPE_SECRET_KEY', 'NODE_ENV is not set']],
    ['real mail, nothing else set', postmark(), ['POSTMARK_SERVER_TOKEN', 'NODE_ENV is not set']],
    ['https, nothing else set', https, ['PUBLIC_URL', 'NODE_ENV', 'demo accounts', 'sandbox']],
    [
      'https in development',
      { ...https, NODE_ENV: 'development' },
      ['PUBLIC_URL', 'demo', 'mail, Google and card'],
    ],
    [
      'https in test without demo data',
      { ...https, NODE_ENV: 'test', DEMO_DATA: 'false' },
      ['stands in for mail'],
    ],
    ['https in production with demo data', { ...production, ...https, DEMO_DATA: 'true' }, ['demo accounts']],
    [
      'all keys without NODE_ENV',
      { ...everyService, DEMO_DATA: 'false' },
      ['live key', 'NODE_ENV is not set'],
    ],
    [
      'live keys beside one stand-in',
      { NODE_ENV: 'development', DEMO_DATA: 'false', ...stripe('live'), ...google },
      ['STRIPE_PUBLISHABLE_KEY is a live key', 'the sandbox stands in for mail'],
    ],
  ])('with %s', (_what, env, reasons) => {
    expect(check(env)).toThrow(StartError);
    for (const reason of reasons) expect(check(env)).toThrow(reason);
  });

  it('with one sentence that names all reasons', () => {
    expect(check({ ...https, ...stripe('live') })).toThrow(
      'This is set up for real use (STRIPE_SECRET_KEY is a live key, STRIPE_PUBLISHABLE_KEY is a live key and ' +
        'PUBLIC_URL is an https address), but NODE_ENV is not set, there are demo accounts, whose password is ' +
        'public and the sandbox stands in for mail and Google: set NODE_ENV to production and DEMO_DATA to false, ' +
        'or take the former away.',
    );
  });
});

describe('S44: the server refuses to start beyond loopback', () => {
  const name = 'http://events.example.org';
  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['on every address', { HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    ['on every address of IPv6', { HOST: '::' }, 'HOST is ::'],
    ['on the address of a network', { HOST: '192.0.2.1' }, 'HOST is 192.0.2.1'],
    ['under a public name', { PUBLIC_URL: name }, `PUBLIC_URL is ${name}`],
    ['with the sandbox alone', { HOST: '0.0.0.0', DEMO_DATA: 'false' }, 'the sandbox stands in for mail'],
  ])('%s', (_where, env, reason) => {
    expect(check(env)).toThrow(StartError);
    expect(check(env)).toThrow(reason);
    expect(check(env)).toThrow('set NODE_ENV to production, or DEMO_DATA to true');
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['where DEMO_DATA=true is written out', { HOST: '0.0.0.0', PUBLIC_URL: name, DEMO_DATA: 'true' }],
    ['on loopback', { HOST: '127.0.0.2', PUBLIC_URL: 'http://[::1]:4000' }],
    ['on localhost', { HOST: 'localhost', PUBLIC_URL: 'http://app.localhost:4000' }],
    ['in production, where neither is', { ...production, HOST: '0.0.0.0', PUBLIC_URL: name }],
  ])('but not %s', (_where, env) => expect(check(env)).not.toThrow());
});

describe('S27: the server starts', () => {
  it.each<[string, NodeJS.ProcessEnv]>([
    ['without any variable', {}],
    [
      'with the test keys of Stripe and Postmark, and a Google client',
      { ...stripe('test'), ...postmark('POSTMARK_API_TEST'), ...google },
    ],
    [
      'in production with every service',
      { ...production, ...https, ...everyService, TOKEN_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') },
    ],
    ['in production without any service', { ...production, ...https }],
    ['in production with demo data for a show on one machine', { ...production, DEMO_DATA: 'true' }],
  ])('%s', (_what, env) => {
    expect(check(env)).not.toThrow();
  });
});
