import { resolve } from 'node:path';
import { DEFAULT_NAME } from '../features/brand/brand.js';
import { pictureBucketOf } from './picture-bucket.js';
import { type Environment, environment } from './variables.js';

/** Live with all that it needs, sandboxed, or off: a service outside. */
type Service<Live> = ({ mode: 'live' } & Live) | { mode: 'sandbox' } | { mode: 'off' };

function mailOf(
  env: Environment,
  production: boolean,
): Service<{ serverToken: string; from: string; broadcastStream: string }> {
  const {
    POSTMARK_SERVER_TOKEN: serverToken,
    MAIL_FROM: from,
    POSTMARK_BROADCAST_STREAM: broadcastStream,
  } = env;
  if (serverToken && from) return { mode: 'live', serverToken, from, broadcastStream };
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
  /** Of any of them a webhook may be signed. The first signs trials. */
  webhookSecrets: readonly string[];
}

function paymentsOf(env: Environment, production: boolean): Service<StripeKeys> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
  } = env;
  if (secretKey && publishableKey && webhookSecrets) {
    return { mode: 'live', secretKey, publishableKey, webhookSecrets };
  }
  return { mode: production ? 'off' : 'sandbox' };
}

/** No secret: the sandbox of this machine sends it. */
const SANDBOX_WEBHOOK_SECRET = 'sandbox-webhook-secret';

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
    productName: env.PRODUCT_NAME ?? DEFAULT_NAME,
    /** The operator's choices of the look. Null: a page chooses. Logos are the paths of files. */
    brand: {
      name: env.PRODUCT_NAME ?? null,
      headline: env.BRAND_HEADLINE ?? null,
      accent: env.BRAND_ACCENT ?? null,
      links: env.BRAND_LINKS ?? null,
      lightLogoFile: env.BRAND_LOGO_LIGHT ?? null,
      darkLogoFile: env.BRAND_LOGO_DARK ?? null,
    },
    /** The zone of new events, by its IANA name. */
    timeZone: env.TIME_ZONE,
    /** Hours before its start; 0: attendees are not reminded of an event. */
    reminderHours: env.REMINDER_HOURS,
    /** The people who see the names of those who have chosen nothing. */
    defaultNameShown: env.NAMES_SHOWN,
    /** Months after the end of an event until its people are erased. Null: they never are. */
    retentionMonths: env.RETENTION_MONTHS ?? null,
    /** Lower case. */
    staffDomain: env.STAFF_DOMAIN ?? 'turnout.example',
    /** Addresses or networks whose X-Forwarded-For is believed. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** For each network address and each account. */
    queryCostPerMinute: env.QUERY_COST_PER_MINUTE,
    demoData: env.DEMO_DATA ?? !production,
    /** Whether the operator has written out that strangers may use demo accounts and the sandbox. */
    isDemoWanted: env.DEMO_DATA === true,
    mail,
    /** The password of Postmark's webhook. Undefined: there is no such webhook. */
    postmarkWebhookSecret: mail.mode === 'sandbox' ? SANDBOX_WEBHOOK_SECRET : env.POSTMARK_WEBHOOK_SECRET,
    payments: paymentsOf(env, production),
    /** Undefined: pictures are in the database. */
    pictureBucket: pictureBucketOf(env),
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
