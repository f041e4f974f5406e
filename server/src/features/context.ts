import type { EntityManager } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { Batches } from '../platform/database/sql/batches.js';
import type { CostBudget } from '../platform/graphql/limits/cost-budget.js';
import type { Selections } from '../platform/graphql/limits/selections.js';
import type { Loaders } from '../platform/graphql/loaders.js';
import type { JobSender } from '../platform/jobs/job.js';
import type { Log } from '../platform/log.js';
import type { PasswordHasher } from './accounts/passwords/password-hasher.js';
import type { RateLimits } from './accounts/rate-limits/rate-limits.js';
import type { Viewer } from './accounts/viewer.js';
import type { Cause } from './define-cause.js';
import type { PassOfCaller } from './door/pass-of-caller.js';
import type { EventCovers } from './events/texts/event-covers.js';
import type { GoogleGateway } from './google/google-gateway.js';
import type { TokenEncryption } from './google/token-encryption.js';
import type { MailGateway } from './mail/mail-gateway.js';
import type { PaymentGateway } from './payments/payment-gateway.js';
import type { PictureStore } from './pictures/picture-store.js';
import type { ProductSettings } from './product-settings.js';
import type { WebhookGateway } from './webhooks/deliveries/webhook-gateway.js';

/** The dependencies of a use case; each request has its own. */
export interface Context {
  /** The signed-in account; null for an anonymous visitor. */
  viewer: Viewer | null;
  /** For a helper without an account, who sends a door pass: then there is no viewer. */
  doorPass?: PassOfCaller | null;
  /** Outside a transaction; inside one where a use case runs as part of a larger whole. */
  database: EntityManager;
  loaders: Loaders<Context>;
  /** Whether the response goes to the receiver of a webhook, which stores it. */
  isForWebhook?: boolean;
  log: Log;
  settings: ProductSettings;
  services: Services;
  runConsequences: RunConsequences;
  /** Where the request came from, as the network (or a trusted proxy) says. */
  networkAddress: string;
  browserSession: BrowserSession;
  /** The account that a mail's link has shown to be the asker's own, in this request. */
  provenAccountId?: string;
}

/** Dependencies that live as long as the process. Tests replace them. */
export interface Services {
  mail: MailGateway;
  /** The pictures that mails of events carry. */
  covers: EventCovers;
  /** The files of pictures. */
  pictures: PictureStore;
  /** Null where card payments are not set up. */
  payments: PaymentGateway | null;
  /** Null where Google is not set up. */
  google: GoogleGateway | null;
  /** Null where webhooks are not set up. */
  webhooks: WebhookGateway | null;
  /** The fields of a notice that webhooks show. */
  noticeSelections: Selections;
  /** The cost that the bodies for webhooks may have for an account in a minute, beside its own requests. */
  noticeBudget: CostBudget;
  /** For what is stored and must not be readable in the database. */
  encryption: TokenEncryption;
  clock: Clock;
  jobs: JobSender;
  passwords: PasswordHasher;
  rateLimits: RateLimits;
  /** The work that requests of this process do together. */
  batches: Batches<BatchContext>;
}

/** The dependencies of what is done for many requests at once. */
export type BatchContext = Pick<Context, 'database' | 'services' | 'runConsequences'>;

/** Runs in the transaction of its cause. It reaches outside the database by jobs alone. */
export type Consequence<Data> = (
  context: ConsequenceContext,
  manager: EntityManager,
  data: Data,
) => Promise<void>;

export type ConsequenceContext = Pick<Context, 'settings' | 'services' | 'runConsequences'>;

/** Stores the webhook notices of a cause. Then it runs what the root's `consequences.ts` lists, in the order of the list. */
export type RunConsequences = <Data>(
  cause: Cause<Data>,
  manager: EntityManager,
  data: NoInfer<Data>,
) => Promise<void>;

/** The browser's hold on its session; what it is made of (a cookie) is not the features' business. */
export interface BrowserSession {
  /** The secret that the browser sent; undefined when it sent none. */
  readonly token: string | undefined;
  /** The browser's name for itself; anybody can write anything there. */
  readonly userAgent: string | undefined;
  /** Whether a page of another origin makes the browser ask: no session begins or ends for it. */
  readonly isForeign: boolean;
  remember(token: string, expiresAt: Date): void;
  clear(): void;
}
