import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/config/config.js';
import { variableNames } from '../../src/config/variables.js';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('.env.example', () => {
  it('names the variables that the server reads, and no others', () => {
    const named = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);

    expect(named.sort()).toEqual([...variableNames, 'DATABASE_PASSWORD'].sort());
  });

  it('sets nothing before a person does', () => {
    expect(parseEnv(read('.env.example'))).toEqual({});
  });
});

interface Service {
  restart: string;
  logging: { options: Record<string, string> };
  env_file?: string;
  environment: Record<string, string>;
  ports?: string[];
}

const { database, server } = parse(read('docker-compose.yml')).services as Record<
  'database' | 'server',
  Service
>;

/** What Compose makes of `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`, nested ones too. */
function interpolate(text: string, variables: Record<string, string>): string {
  const result = text.replace(/\$\{(\w+)(?::([-?])([^${}]*))?\}/g, (_, name, operator, rest) => {
    if (variables[name]) return variables[name];
    if (operator === '?') throw new Error(rest);
    return rest ?? '';
  });
  return result === text ? text : interpolate(result, variables);
}

function containerEnvironment(service: Service, envFile: Record<string, string>): Record<string, string> {
  const own = Object.entries(service.environment).map(([name, value]) => [name, interpolate(value, envFile)]);
  return { ...(service.env_file === '.env' && envFile), ...Object.fromEntries(own) };
}

const password = 'f00dc0ffee';
const required = { STAFF_DOMAIN: 'staff.example', DATABASE_PASSWORD: password };
const everything = {
  ...required,
  PORT: '4100',
  PUBLIC_URL: 'https://events.example.org',
  DATABASE_LISTEN_URL: 'postgres://turnout@direct.example/turnout',
  DATABASE_READ_URL: 'postgres://turnout@replica.example/turnout',
  DATABASE_POOL_SIZE: '20',
  PRODUCT_NAME: 'Evenings',
  BRAND_ACCENT: '#3b0764',
  BRAND_HEADLINE: 'Come in.',
  BRAND_LINKS: 'Imprint https://example.org/imprint',
  BRAND_LOGO_LIGHT: '/brand/light.svg',
  BRAND_LOGO_DARK: '/brand/dark.svg',
  TIME_ZONE: 'Europe/London',
  REMINDER_HOURS: '48',
  NAMES_SHOWN: 'TEAM',
  RETENTION_MONTHS: '24',
  TRUSTED_PROXIES: '10.0.0.0/8',
  QUERY_COST_PER_MINUTE: '300000',
  DEMO_DATA: 'false',
  POSTMARK_SERVER_TOKEN: 'token',
  MAIL_FROM: 'Evenings <events@example.org>',
  POSTMARK_BROADCAST_STREAM: 'messages',
  POSTMARK_WEBHOOK_SECRET: 'a-secret-of-20-letters',
  REQUIRE_VERIFIED_STAFF: 'true',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  TOKEN_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  SANDBOX_PORT: '4200',
  PICTURES_S3_ENDPOINT: 'https://s3.example.org',
  PICTURES_S3_BUCKET: 'pictures',
  PICTURES_S3_REGION: 'eu-west-2',
  PICTURES_S3_ACCESS_KEY_ID: 'id',
  PICTURES_S3_SECRET_ACCESS_KEY: 'secret',
  METRICS_TOKEN: 'a-token-of-twenty-ch',
  LOG_LEVEL: 'warn',
};
const decidedByTheContainer = { NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' };
const ownDatabase = { DATABASE_URL: `postgres://turnout:${password}@database/turnout` };

describe('docker-compose.yml', () => {
  it('gives the server every variable of .env', () => {
    expect(Object.keys({ ...everything, ...decidedByTheContainer, ...ownDatabase }).sort()).toEqual(
      [...variableNames, 'DATABASE_PASSWORD'].sort(),
    );

    expect(readConfig(containerEnvironment(server, everything))).toEqual(
      readConfig({ ...everything, ...decidedByTheContainer, ...ownDatabase }),
    );
  });

  it('takes another database where .env names one', () => {
    const DATABASE_URL = 'postgres://someone@elsewhere.example/events';

    expect(containerEnvironment(server, { ...required, DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  it.each(Object.keys(required))('does not start without %s', (name) => {
    const start = () =>
      [database, server].map((service) => containerEnvironment(service, { ...required, [name]: '' }));

    expect(start).toThrow(`set ${name} in .env`);
  });

  it("S26: has staff verified with what README's command sets, and in production", () => {
    expect(readConfig(containerEnvironment(server, required))).toMatchObject({
      production: true,
      requireVerifiedStaff: true,
    });
  });

  it('has no database password of its own', () => {
    expect(containerEnvironment(database, required)).toMatchObject({ POSTGRES_PASSWORD: password });
  });

  it('opens the port that the server listens on', () => {
    const { port } = readConfig(containerEnvironment(server, everything));

    expect(server.ports?.map((mapping) => interpolate(mapping, everything))).toEqual([`${port}:${port}`]);
    expect(server.ports?.map((mapping) => interpolate(mapping, {}))).toEqual(['4000:4000']);
  });

  it('limits the logs of both', () => {
    const limits = { 'max-size': '20m', 'max-file': '5' };
    expect([database, server].map(({ logging }) => logging.options)).toEqual([limits, limits]);
  });

  it('starts both again after a crash or a restart of the machine', () => {
    expect([database.restart, server.restart]).toEqual(['unless-stopped', 'unless-stopped']);
  });
});
