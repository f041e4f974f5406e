import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { NameShown } from '../features/accounts/names/name-shown.js';
import { MAX_HEADLINE_LENGTH, MAX_NAME_LENGTH } from '../features/brand/brand.js';
import { linkProblem, MAX_LINKS, readLinks } from '../features/brand/brand-links.js';
import { readAccent } from '../features/brand/tones.js';
import { cleanName } from '../features/parse-input.js';
import { canonicalTimeZone } from '../platform/time-zone.js';
import { DEFAULT_DATA_DIR } from './data-dir.js';
import { pictureBucketVariables } from './picture-bucket.js';
import { textGivenWith } from './text-given-with.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const domainName = z
  .string('is required in production: each person with an e-mail address in this domain is staff')
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

const oneLine = (max: number) =>
  z
    .string()
    .transform(cleanName)
    .pipe(z.string().min(1).max(max, `must be at most ${max} characters long`));

const accent = z
  .string()
  .transform(readAccent)
  .refine((colour) => colour !== null, 'must be a colour like #0b7256');

const links = z
  .string()
  .transform(readLinks)
  .refine((list) => list.length <= MAX_LINKS, `must be at most ${MAX_LINKS} links`)
  .refine(
    (list) => list.every((link) => linkProblem(link) === null),
    'must be links like Imprint https://example.org/imprint, Privacy /privacy: a label, then an address that begins with https://, mailto: or /',
  );

const networks = z
  .string()
  .transform((list) => list.split(',').map((network) => network.trim()))
  .refine(
    (list) => list.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)),
    'must be addresses or networks with commas between, like 10.0.0.0/8,192.168.1.1',
  );

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

/** An address alone, or with a name before it. */
const address = z.union([z.email(), z.templateLiteral([z.string().min(1), ' <', z.email(), '>'])]);
const sender = z
  .string()
  .refine(
    (text) => address.safeParse(text).success,
    'must be an address like events@example.org, or Evenings <events@example.org>',
  );

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const encryptionKeys = z
  .string(
    'is required in production with Google: 32 random bytes in base64, as `openssl rand -base64 32` makes them',
  )
  .transform((list) => list.split(',').map((key) => Buffer.from(key, 'base64')))
  .refine((keys) => keys.every(({ length }) => length === 32), 'must be 32 bytes in base64');

/** Each kind of key where it belongs: a secret key must never reach a browser. All three or none. */
const stripeKey = (given: NodeJS.ProcessEnv, shape: RegExp, beginning: string) => {
  const key = z.string().regex(shape, { error: `must begin with ${beginning}`, abort: true });
  return z.pipe(textGivenWith(given, ...STRIPE), key.optional());
};

/** One, or while a secret is changed both: any of them may have signed. */
const webhookSecrets = (given: NodeJS.ProcessEnv) => {
  const secrets = z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((list) => list.every((secret) => secret.startsWith('whsec_')), 'must begin with whsec_');
  return z.pipe(textGivenWith(given, ...STRIPE), secrets.optional());
};

/** Of Stripe's: `sk_live_`, `rk_live_`, `pk_live_` (https://docs.stripe.com/keys). */
export function isLiveKey(key: string): boolean {
  return /^[a-z]{2}_live_/.test(key);
}

/** With a live key beside a test key every payment fails. */
const haveOneMode = ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }: StripeKeys) =>
  !secret || !publishable || isLiveKey(secret) === isLiveKey(publishable);

type StripeKeys = Partial<Record<'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY', string | undefined>>;

/** The variables that may be set: each text on its own, and those that belong together. */
export const environment = (given: NodeJS.ProcessEnv, production: boolean) =>
  z
    .object({
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
      PRODUCT_NAME: oneLine(MAX_NAME_LENGTH).optional(),
      BRAND_ACCENT: accent.optional(),
      BRAND_HEADLINE: oneLine(MAX_HEADLINE_LENGTH).optional(),
      BRAND_LINKS: links.optional(),
      BRAND_LOGO_LIGHT: z.string().optional(),
      BRAND_LOGO_DARK: z.string().optional(),
      TIME_ZONE: timeZone.default('UTC'),
      REMINDER_HOURS: wholeNumber(0, 720).default(24),
      NAMES_SHOWN: z
        .enum(NameShown, `must be ${Object.values(NameShown).join(', ')}`)
        .default(NameShown.SIGNED_IN),
      RETENTION_MONTHS: wholeNumber(1, 240).optional(),
      STAFF_DOMAIN: production ? domainName : domainName.optional(),
      TRUSTED_PROXIES: networks.default([]),
      QUERY_COST_PER_MINUTE: wholeNumber(5_000, 1_000_000_000).default(200_000),
      DEMO_DATA: flag.optional(),
      POSTMARK_SERVER_TOKEN: textGivenWith(given, 'MAIL_FROM'),
      MAIL_FROM: z.pipe(textGivenWith(given, 'POSTMARK_SERVER_TOKEN'), sender.optional()),
      POSTMARK_BROADCAST_STREAM: z
        .string()
        .regex(/^[a-z0-9][a-z0-9_-]{0,29}$/, 'must be the id of a message stream, like broadcast')
        .default('broadcast'),
      POSTMARK_WEBHOOK_SECRET: z
        .string()
        .regex(/^[\w-]{20,200}$/, 'must have 20 to 200 letters, digits, hyphens or underscores')
        .optional(),
      STRIPE_SECRET_KEY: stripeKey(given, /^(sk|rk)_/, 'sk_ or rk_'),
      STRIPE_PUBLISHABLE_KEY: stripeKey(given, /^pk_/, 'pk_'),
      STRIPE_WEBHOOK_SECRET: webhookSecrets(given),
      GOOGLE_CLIENT_ID: textGivenWith(given, 'GOOGLE_CLIENT_SECRET'),
      GOOGLE_CLIENT_SECRET: textGivenWith(given, 'GOOGLE_CLIENT_ID'),
      TOKEN_ENCRYPTION_KEY: production && given.GOOGLE_CLIENT_ID ? encryptionKeys : encryptionKeys.optional(),
      REQUIRE_VERIFIED_STAFF: flag.optional(),
      SANDBOX_PORT: wholeNumber(1, 65_535).optional(),
      ...pictureBucketVariables(given),
      METRICS_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
      LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    })
    .refine(haveOneMode, {
      path: ['STRIPE_PUBLISHABLE_KEY'],
      error: 'must be a live key where STRIPE_SECRET_KEY is one, and a test key where it is not',
    });

export type Environment = z.output<ReturnType<typeof environment>>;

/** The names of all variables that `readConfig` reads. */
export const variableNames: readonly string[] = Object.keys(environment({}, false).shape);
