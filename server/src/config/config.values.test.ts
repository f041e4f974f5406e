import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const production = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example' };
const mailKeys = { POSTMARK_SERVER_TOKEN: 'token', MAIL_FROM: 'events@example.org' };

describe('a configuration', () => {
  it('reads every variable', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: '4100',
      HOST: '127.0.0.2',
      PUBLIC_URL: 'http://events.example.org',
      DATABASE_URL: 'postgresql://localhost/x',
      DATA_DIR: '/data',
      DATABASE_POOL_SIZE: '20',
      PRODUCT_NAME: ' Evenings ',
      BRAND_ACCENT: '#3B0764',
      BRAND_HEADLINE: ' Come in. ',
      BRAND_LINKS: 'Imprint https://example.org/imprint, Privacy /privacy',
      BRAND_LOGO_LIGHT: '/brand/light.svg',
      BRAND_LOGO_DARK: '/brand/dark.png',
      TIME_ZONE: 'europe/london',
      REMINDER_HOURS: '48',
      NAMES_SHOWN: 'ATTENDEES',
      RETENTION_MONTHS: '24',
      STAFF_DOMAIN: 'mail.staff-1.example',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1,::1',
      QUERY_COST_PER_MINUTE: '5000',
      DEMO_DATA: 'true',
      POSTMARK_SERVER_TOKEN: 'token',
      MAIL_FROM: 'events@example.org',
      POSTMARK_BROADCAST_STREAM: 'messages',
      POSTMARK_WEBHOOK_SECRET: 'a-secret-of-20-letters',
      STRIPE_SECRET_KEY: 'rk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      TOKEN_ENCRYPTION_KEY: [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')).join(' , '),
      REQUIRE_VERIFIED_STAFF: 'false',
      SANDBOX_PORT: '4200',
      METRICS_TOKEN: 'a-token-of-twenty-ch',
      PICTURES_S3_ENDPOINT: 'http://store.internal:9000/s3/',
      PICTURES_S3_BUCKET: 'our.pictures',
      PICTURES_S3_REGION: 'auto',
      PICTURES_S3_ACCESS_KEY_ID: 'key-id',
      PICTURES_S3_SECRET_ACCESS_KEY: 'key',
      LOG_LEVEL: 'silent',
    });
    expect(config).toEqual({
      mode: 'production',
      isModeSet: true,
      production: true,
      port: 4100,
      host: '127.0.0.2',
      publicUrl: 'http://events.example.org',
      databaseUrl: 'postgresql://localhost/x',
      dataDir: '/data',
      databasePoolSize: 20,
      productName: 'Evenings',
      brand: {
        name: 'Evenings',
        accent: '#3b0764',
        headline: 'Come in.',
        links: [
          { label: 'Imprint', url: 'https://example.org/imprint' },
          { label: 'Privacy', url: '/privacy' },
        ],
        lightLogoFile: '/brand/light.svg',
        darkLogoFile: '/brand/dark.png',
      },
      timeZone: 'Europe/London',
      reminderHours: 48,
      defaultNameShown: 'ATTENDEES',
      retentionMonths: 24,
      staffDomain: 'mail.staff-1.example',
      trustedProxies: ['10.0.0.0/8', '192.168.1.1', '::1'],
      queryCostPerMinute: 5000,
      demoData: true,
      isDemoWanted: true,
      mail: {
        mode: 'live',
        serverToken: 'token',
        from: 'events@example.org',
        broadcastStream: 'messages',
      },
      postmarkWebhookSecret: 'a-secret-of-20-letters',
      payments: {
        mode: 'live',
        secretKey: 'rk_live_1',
        publishableKey: 'pk_live_1',
        webhookSecrets: ['whsec_1', 'whsec_2'],
      },
      google: { mode: 'live', clientId: 'id', clientSecret: 'secret' },
      tokenEncryptionKeys: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)],
      requireVerifiedStaff: false,
      sandboxPort: 4200,
      metricsToken: 'a-token-of-twenty-ch',
      logLevel: 'silent',
      pictureBucket: {
        endpoint: 'http://store.internal:9000/s3',
        bucket: 'our.pictures',
        region: 'auto',
        accessKeyId: 'key-id',
        secretAccessKey: 'key',
      },
    });
  });

  it.each([
    [{}, { mail: 'sandbox', payments: 'sandbox', google: 'sandbox', requireVerifiedStaff: false }],
    [production, { mail: 'off', payments: 'off', google: 'off', requireVerifiedStaff: true }],
    [mailKeys, { mail: 'live', payments: 'sandbox', google: 'sandbox', requireVerifiedStaff: true }],
  ])('%j decides which services are live', (variables, expected) => {
    const { mail, payments, google, requireVerifiedStaff } = readConfig(variables);
    const modes = { mail: mail.mode, payments: payments.mode, google: google.mode };
    expect({ ...modes, requireVerifiedStaff }).toEqual(expected);
  });

  it.each([
    ['NODE_ENV', 'mode', ['development', 'test']],
    ['LOG_LEVEL', 'logLevel', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']],
    ['DATABASE_URL', 'databaseUrl', ['postgres://localhost/x', 'postgresql://localhost/x']],
  ] as const)('accepts every documented value of %s', (variable, field, values) => {
    expect(values.map((value) => readConfig({ [variable]: value })[field])).toEqual(values);
  });

  it('knows whether the mode is set', () => {
    expect([readConfig({}).isModeSet, readConfig({ NODE_ENV: 'test' }).isModeSet]).toEqual([false, true]);
  });

  it('has defaults for the sandbox, the data folder and the log', () => {
    const { sandboxPort, dataDir, logLevel, databasePoolSize, productName, tokenEncryptionKeys } = readConfig(
      {
        PORT: '4100',
      },
    );
    expect({ sandboxPort, dataDir: basename(dataDir), logLevel, databasePoolSize, productName }).toEqual({
      sandboxPort: 4101,
      dataDir: '.data',
      logLevel: 'info',
      databasePoolSize: 10,
      productName: 'Turnout',
    });
    expect(tokenEncryptionKeys).toBeUndefined();
  });
});
