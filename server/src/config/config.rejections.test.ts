import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.js';

const production = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example' };
const googleKeys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const bucketKeys = {
  PICTURES_S3_ENDPOINT: 'https://s3.example.org',
  PICTURES_S3_BUCKET: 'pictures',
  PICTURES_S3_REGION: 'auto',
  PICTURES_S3_ACCESS_KEY_ID: 'id',
  PICTURES_S3_SECRET_ACCESS_KEY: 'secret',
};
const key = Buffer.alloc(32).toString('base64');

/** The error message of a rejected configuration; empty when it is valid. */
function messageOf(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
  return '';
}

describe('a rejected variable', () => {
  it.each([
    [
      production,
      'STAFF_DOMAIN',
      undefined,
      /^is required in production: each person with an e-mail address in/,
    ],
    [{}, 'STAFF_DOMAIN', 'x.staff example', 'must be a domain name, like example.org'],
    [{}, 'STAFF_DOMAIN', `${'a.'.repeat(97)}example`, 'must be at most 200 characters long'],
    [{}, 'STAFF_DOMAIN', 'staff..example', 'must be a domain name, like example.org'],
    [{}, 'NODE_ENV', 'prod', 'must be development, test or production'],
    [
      { POSTMARK_SERVER_TOKEN: 'token' },
      'MAIL_FROM',
      'Evenings events@example.org',
      'must be an address like events@example.org, or Evenings <events@example.org>',
    ],
    [
      stripeKeys,
      'STRIPE_PUBLISHABLE_KEY',
      'pk_test_1',
      'must be a live key where STRIPE_SECRET_KEY is one, and a test key where it is not',
    ],
    [{}, 'PORT', '0', 'must be a whole number from 1 to 65535'],
    [{}, 'PORT', '65536', 'must be a whole number from 1 to 65535'],
    [{}, 'PORT', '80.5', 'must be a whole number from 1 to 65535'],
    [{}, 'PORT', 'http', 'must be a whole number from 1 to 65535'],
    [{}, 'SANDBOX_PORT', '65536', 'must be a whole number from 1 to 65535'],
    [{}, 'METRICS_TOKEN', 'a-token-of-nineteen', 'must have at least 20 characters'],
    [{}, 'RETENTION_MONTHS', '0', 'must be a whole number from 1 to 240'],
    [{}, 'RETENTION_MONTHS', '241', 'must be a whole number from 1 to 240'],
    [{}, 'RETENTION_MONTHS', 'two years', 'must be a whole number from 1 to 240'],
    [{}, 'DATABASE_POOL_SIZE', '1001', 'must be a whole number from 1 to 1000'],
    [{}, 'PUBLIC_URL', 'ftp://example.org', 'must be an address like https://events.example.org'],
    [{}, 'PUBLIC_URL', 'xhttp://example.org', 'must be an address like https://events.example.org'],
    [{}, 'PUBLIC_URL', 'httpsx://example.org', 'must be an address like https://events.example.org'],
    [{}, 'DATABASE_URL', 'xpostgres://h/x', 'must be an address like postgres://user:password@host/name'],
    [{}, 'DATABASE_URL', 'postgresx://h/x', 'must be an address like postgres://user:password@host/name'],
    [
      { DATABASE_URL: 'postgres://h/x' },
      'DATABASE_READ_URL',
      'http://h/x',
      'must be an address like postgres://user:password@host/name',
    ],
    [
      { DATABASE_READ_URL: 'postgres://h/x' },
      'DATABASE_URL',
      undefined,
      'is required where DATABASE_READ_URL is set',
    ],
    [
      { DATABASE_LISTEN_URL: 'postgres://h/x' },
      'DATABASE_URL',
      undefined,
      'is required where DATABASE_LISTEN_URL is set',
    ],
    [{}, 'TRUSTED_PROXIES', '::1,proxy', /^must be addresses or networks with commas between, like 10\./],
    [{}, 'TIME_ZONE', 'London', 'must be the name of a time zone, like Europe/London'],
    [{}, 'TIME_ZONE', '+01:00', 'must be the name of a time zone, like Europe/London'],
    [{}, 'PRODUCT_NAME', 'x'.repeat(61), /./],
    [{}, 'BRAND_ACCENT', 'green', 'must be a colour like #0b7256'],
    [{}, 'BRAND_HEADLINE', 'x'.repeat(121), 'must be at most 120 characters long'],
    [{}, 'BRAND_LINKS', 'Imprint javascript:alert(1)', /^must be links like Imprint https:/],
    [{}, 'BRAND_LINKS', 'https://example.org/imprint', /^must be links like Imprint https:/],
    [{}, 'BRAND_LINKS', 'a /a, b /b, c /c, d /d, e /e, f /f', 'must be at most 5 links'],
    [{}, 'DEMO_DATA', '1', /./],
    [{}, 'TOKEN_ENCRYPTION_KEY', 'AAAA', 'must be 32 bytes in base64'],
    [{}, 'TOKEN_ENCRYPTION_KEY', `${key},AAAA`, 'must be 32 bytes in base64'],
    [
      { ...production, ...googleKeys },
      'TOKEN_ENCRYPTION_KEY',
      undefined,
      /^is required in production with Google/,
    ],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_SECRET',
      undefined,
      'is required where GOOGLE_CLIENT_ID is set',
    ],
    [
      { GOOGLE_CLIENT_SECRET: 'x' },
      'GOOGLE_CLIENT_ID',
      undefined,
      'is required where GOOGLE_CLIENT_SECRET is set',
    ],
    [
      { MAIL_FROM: 'x@example.org' },
      'POSTMARK_SERVER_TOKEN',
      undefined,
      'is required where MAIL_FROM is set',
    ],
    [
      { POSTMARK_SERVER_TOKEN: 'x' },
      'MAIL_FROM',
      undefined,
      'is required where POSTMARK_SERVER_TOKEN is set',
    ],
    [bucketKeys, 'PICTURES_S3_ENDPOINT', undefined, 'is required where PICTURES_S3_BUCKET is set'],
    [bucketKeys, 'PICTURES_S3_REGION', undefined, 'is required where PICTURES_S3_ENDPOINT is set'],
    [bucketKeys, 'PICTURES_S3_SECRET_ACCESS_KEY', undefined, 'is required where PICTURES_S3_ENDPOINT is set'],
    [bucketKeys, 'PICTURES_S3_ENDPOINT', 's3.example.org', 'must be an address like https://s3.example.org'],
    [
      bucketKeys,
      'PICTURES_S3_ENDPOINT',
      'https://id:secret@s3.example.org',
      'must be an address like https://s3.example.org, without a password, `?` and `#`',
    ],
    [
      bucketKeys,
      'PICTURES_S3_BUCKET',
      'pictures/2027',
      'must have 3 to 63 lower-case letters, digits, hyphens or dots',
    ],
    [stripeKeys, 'STRIPE_SECRET_KEY', 'pk_live_1', 'must begin with sk_ or rk_'],
    [stripeKeys, 'STRIPE_SECRET_KEY', 'xsk_live_1', 'must begin with sk_ or rk_'],
    [stripeKeys, 'STRIPE_SECRET_KEY', undefined, 'is required where STRIPE_PUBLISHABLE_KEY is set'],
    [stripeKeys, 'STRIPE_PUBLISHABLE_KEY', 'sk_live_pk_', 'must begin with pk_'],
    [stripeKeys, 'STRIPE_PUBLISHABLE_KEY', undefined, 'is required where STRIPE_SECRET_KEY is set'],
    [stripeKeys, 'STRIPE_WEBHOOK_SECRET', 'x_whsec_', 'must begin with whsec_'],
    [stripeKeys, 'STRIPE_WEBHOOK_SECRET', 'whsec_1,', 'must begin with whsec_'],
    [stripeKeys, 'STRIPE_WEBHOOK_SECRET', undefined, 'is required where STRIPE_SECRET_KEY is set'],
  ])('%# of %j: %s=%s', (variables, name, value, reason) => {
    const message = messageOf({ ...variables, [name]: value });
    const [, found] = new RegExp(`^The configuration is wrong:\n  ${name}: (.*)$`).exec(message) ?? [];
    expect(found).toMatch(reason);
  });

  it('does not hide a second one', () => {
    expect(messageOf({ PORT: 'x', DEMO_DATA: 'y' }).split('\n')).toHaveLength(3);
  });
});
