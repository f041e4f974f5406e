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
import type { Event } from './events/event.entity.js';
import type { EventCovers } from './events/texts/event-covers.js';
import type { GoogleGateway } from './google/google-gateway.js';
import type { TokenEncryption } from './google/token-encryption.js';
import type { MailGateway } from './mail/mail-gateway.js';
import type { Payment } from './payments/payment.entity.js';
import type { PaymentGateway } from './payments/payment-gateway.js';
import type { ProductSettings } from './product-settings.js';
import type { SignUp } from './sign-ups/sign-up.entity.js';
import type { UserError } from './user-error.js';
import type { WebhookGateway } from './webhooks/deliveries/webhook-gateway.js';

/** The dependencies of a use case; each request has its own. */
export interface Context {
  /** The signed-in account; null for an anonymous visitor. */
  viewer: Viewer | null;
  /** Outside a transaction; inside one where a use case runs as part of a larger whole. */
  database: EntityManager;
  loaders: Loaders<Context>;
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

/** The changes that have consequences in other features, each with its data. */
export interface Causes {
  eventCreated: { eventId: string };
  /** Events are deleted for all; their rows and sign-ups are taken apart later. */
  eventsDeleted: { eventIds: readonly string[] };
  /** People have places: by a batch, a payment or the waiting list. */
  signUpsAdded: { signUps: readonly { eventId: string; signUpId: string }[] };
  /** Sign-ups that are deleted with their account. */
  signUpsOfAccountDeleted: { signUps: readonly { eventId: string; signUpId: string }[] };
  /** A payment has another status, which is stored in the same transaction. */
  paymentMoved: { payment: Payment };
  /** A bank has refused to pay, or a card could not be charged: the payment is open as before. */
  paymentFailed: { payment: Payment };
  /** Staff must look at a payment, for a reason that it did not have before. */
  paymentNeedsAttention: { payment: Payment };
  /** People wait for places at events that are full. */
  waitingListJoined: { entries: readonly { id: string; eventId: string }[] };
  /** People who wait were offered a place at an event with a price. */
  placesOffered: { entries: readonly { id: string; eventId: string }[] };
  /** `notice`: attendees are mailed what affects them, with the creator's own words. */
  eventChanged: { before: Event; after: Event; notice: { message: string | null } | null };
  /** A deleted event is taken apart, batch by batch: at most `size` rows of each kind in one. */
  deletedEventBatch: { event: Event; size: number; leaveRest: () => void };
  /** Sign-ups of a deleted event that are deleted, with what they held. */
  signUpsDeleted: { event: Event; signUps: readonly SignUp[] };
  /**
   * Places are about to be given back, by the people or by the events' creators; they are locked. `refuse` leaves a person
   * theirs, and `setRefund` says what was paid for it and what of that comes back.
   */
  signUpsGivenBack: {
    givenBack: readonly GivenBack[];
    refuse: (signUpId: string, reason: UserError) => void;
    setRefund: (signUpId: string, refund: Refund) => void;
  };
  /** Places were given back; their rows and counts are removed, each `event` is as it was before. */
  signUpsCancelled: { cancelled: readonly (GivenBack & Refund)[] };
  /** The owner of an address that was typed for a sign-up has confirmed it. */
  contactConfirmed: { eventId: string; signUpId: string; email: string };
  accountDeleted: { accountId: string };
  /** A person who knew the old password, or was signed in, has set another one. */
  passwordChanged: { accountId: string; changedAt: Date };
  /** An account that a stranger made with another person's address has been given to the owner of the address. */
  accountTakenOver: { accountId: string };
  /** A person who waited does not want the place that was offered. */
  offerDeclined: { eventId: string; accountId: string };
  /** Payments have become REFUND_PENDING. */
  refundsDue: { paymentIds: readonly string[] };
}

/** A place that a person gives back, or that the event's creator takes from them. */
export interface GivenBack {
  event: Event;
  signUp: SignUp;
  byCreator: boolean;
  /** The sum that the person was told comes back, in pence; null: they were told nothing. */
  expectedRefundPence: number | null;
}

/** In pence. */
export interface Refund {
  paidPence: number;
  refundPence: number;
}

/** Runs in the transaction of its cause. It reaches outside the database by jobs alone. */
export type Consequence<Name extends keyof Causes> = (
  context: ConsequenceContext,
  manager: EntityManager,
  cause: Causes[Name],
) => Promise<void>;

export type ConsequenceContext = Pick<Context, 'settings' | 'services' | 'runConsequences'>;

/** Runs what the root's `consequences.ts` lists for a cause, in the order of the list. */
export type RunConsequences = <Name extends keyof Causes>(
  name: Name,
  manager: EntityManager,
  cause: Causes[Name],
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
