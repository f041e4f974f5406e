import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { canonicalTimeZone } from '../platform/time-zone.js';
import { DEFAULT_DATA_DIR } from './data-dir.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const domainName = z
  .string('is required in production: whoever has an e-mail address in this domain is staff')
  .toLowerCase()
  .max(200, 'must be at most 200 characters long')
  .refine(
    (domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) && z.regexes.html5Email.test(`staff@${domain}`),
    'must be a domain name, like example.org',
  );

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://events.example.org' })
  .transform((address) => new URL(address).origin);

const timeZone = z
  .string()
  .refine(
    (name) => canonicalTimeZone(name) !== undefined,
    'must be the name of a time zone, like Europe/London',
  )
  .transform((name) => canonicalTimeZone(name) ?? name);

const networks = z
  .string()
  .transform((list) => list.split(',').map((network) => network.trim()))
  .refine(
    (list) => list.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)),
    'must be addresses or networks with commas between, like 10.0.0.0/8,192.168.1.1',
  );

/** A text that must be there when any of the others is: half a service is a mistake. */
const textGivenWith = (given: NodeJS.ProcessEnv, ...others: string[]) => {
  const other = others.find((name) => given[name]);
  const text = z.string(`is required where ${other} is set`);
  return other ? text : text.optional();
};

const databaseAddress = (given: NodeJS.ProcessEnv, ...others: string[]) =>
  z.pipe(
    textGivenWith(given, ...others),
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be an address like postgres://user:password@host/name',
      })
      .optional(),
  );

/** Live with all that it needs, sandboxed, or off: a service outside. */
type Service<Live> = ({ mode: 'live' } & Live) | { mode: 'sandbox' } | { mode: 'off' };

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const encryptionKeys = z
  .string(
    'is required in production with Google: 32 random bytes in base64, as `openssl rand -base64 32` makes them',
  )
  .transform((list) => list.split(',').map((key) => Buffer.from(key, 'base64')))
  .refine((keys) => keys.every(({ length }) => length === 32), 'must be 32 bytes in base64');

/** Each kind of key where it belongs: a secret key must never reach a browser. All three or none. */
const stripeKey = (given: NodeJS.ProcessEnv, shape: RegExp, beginning: string) => {
  const key = z.string().regex(shape, `must begin with ${beginning}`);
  return z.pipe(textGivenWith(given, ...STRIPE), key.optional());
};

const environment = (given: NodeJS.ProcessEnv, production: boolean) =>
  z.object({
    // A misspelled mode would run with the sandbox and demo data.
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .optional(),
    PORT: wholeNumber(1, 65_535).default(4000),
    HOST: z.string().optional(),
    PUBLIC_URL: webAddress.optional(),
    DATABASE_URL: databaseAddress(given, 'DATABASE_LISTEN_URL', 'DATABASE_READ_URL'),
    DATABASE_LISTEN_URL: databaseAddress(given),
    DATABASE_READ_URL: databaseAddress(given),
    DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
    DATABASE_POOL_SIZE: wholeNumber(1, 1000).default(10),
    PRODUCT_NAME: z.string().trim().min(1).max(60).default('Turnout'),
    TIME_ZONE: timeZone.default('UTC'),
    REMINDER_HOURS: wholeNumber(0, 720).default(24),
    STAFF_DOMAIN: production ? domainName : domainName.optional(),
    TRUSTED_PROXIES: networks.default([]),
    QUERY_COST_PER_MINUTE: wholeNumber(5_000, 1_000_000_000).default(200_000),
    DEMO_DATA: flag.optional(),
    POSTMARK_SERVER_TOKEN: textGivenWith(given, 'MAIL_FROM'),
    MAIL_FROM: textGivenWith(given, 'POSTMARK_SERVER_TOKEN'),
    STRIPE_SECRET_KEY: stripeKey(given, /^(sk|rk)_/, 'sk_ or rk_'),
    STRIPE_PUBLISHABLE_KEY: stripeKey(given, /^pk_/, 'pk_'),
    STRIPE_WEBHOOK_SECRET: stripeKey(given, /^whsec_/, 'whsec_'),
    GOOGLE_CLIENT_ID: textGivenWith(given, 'GOOGLE_CLIENT_SECRET'),
    GOOGLE_CLIENT_SECRET: textGivenWith(given, 'GOOGLE_CLIENT_ID'),
    TOKEN_ENCRYPTION_KEY: production && given.GOOGLE_CLIENT_ID ? encryptionKeys : encryptionKeys.optional(),
    REQUIRE_VERIFIED_STAFF: flag.optional(),
    SANDBOX_PORT: wholeNumber(1, 65_535).optional(),
    METRICS_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  });

type Environment = z.output<ReturnType<typeof environment>>;

/** The names of all variables that `readConfig` reads. */
export const variableNames: readonly string[] = Object.keys(environment({}, false).shape);

function mailOf(env: Environment, production: boolean): Service<{ serverToken: string; from: string }> {
  const { POSTMARK_SERVER_TOKEN: serverToken, MAIL_FROM: from } = env;
  if (serverToken && from) return { mode: 'live', serverToken, from };
  return { mode: production ? 'off' : 'sandbox' };
}

function googleOf(
  env: Environment,
  production: boolean,
): Service<{ clientId: string; clientSecret: string }> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId && clientSecret) return { mode: 'live', clientId, clientSecret };
  return { mode: production ? 'off' : 'sandbox' };
}

interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

function paymentsOf(env: Environment, production: boolean): Service<StripeKeys> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (secretKey && publishableKey && webhookSecret) {
    return { mode: 'live', secretKey, publishableKey, webhookSecret };
  }
  return { mode: production ? 'off' : 'sandbox' };
}

export type Config = ReturnType<typeof readConfig>;

/** The configuration is wrong. The message names every mistake. */
export class ConfigError extends Error {}

/**
 * The only reader of the process's environment. Empty means unset. `.env.example` says what each variable is for.
 * @throws ConfigError naming all wrong variables at once
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const production = given.NODE_ENV === 'production';
  const result = environment(given, production).safeParse(given);
  if (!result.success) {
    const mistakes = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is wrong:\n${mistakes.join('\n')}`);
  }
  const env = result.data;
  const mail = mailOf(env, production);
  return {
    /** Development and test sandbox each service outside that has no keys, and fill in demo data. */
    mode: env.NODE_ENV ?? 'development',
    isModeSet: env.NODE_ENV !== undefined,
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** Origin without a trailing slash. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** Undefined: an embedded PostgreSQL in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** For what needs a session of its own. Undefined: as `databaseUrl`. */
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    /** A streaming replica. Undefined: all is read from the primary. */
    databaseReadUrl: env.DATABASE_READ_URL,
    dataDir: resolve(env.DATA_DIR),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    productName: env.PRODUCT_NAME,
    /** The zone of new events, by its IANA name. */
    timeZone: env.TIME_ZONE,
    /** Hours before its start; 0: attendees are not reminded of an event. */
    reminderHours: env.REMINDER_HOURS,
    /** Lower case. */
    staffDomain: env.STAFF_DOMAIN ?? 'turnout.example',
    /** Addresses or networks whose X-Forwarded-For is believed. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** For each network address and each account. */
    queryCostPerMinute: env.QUERY_COST_PER_MINUTE,
    demoData: env.DEMO_DATA ?? !production,
    /** Whether somebody has written out that strangers may use demo accounts and the sandbox. */
    isDemoWanted: env.DEMO_DATA === true,
    mail,
    payments: paymentsOf(env, production),
    google: googleOf(env, production),
    /** The first encrypts, all of them decrypt. Undefined: one is created and stored in `dataDir`. */
    tokenEncryptionKeys: env.TOKEN_ENCRYPTION_KEY,
    /** In production always by default: without mail only Google can vouch for staff. */
    requireVerifiedStaff: env.REQUIRE_VERIFIED_STAFF ?? (production || mail.mode === 'live'),
    /** Where the local stand-ins listen, if any service is one. */
    sandboxPort: env.SANDBOX_PORT ?? env.PORT + 1,
    /** Undefined: only callers on this machine get the metrics. */
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}
