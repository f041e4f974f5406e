import type { EntityManager } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { JobSender } from '../platform/jobs/job.js';
import type { Log } from '../platform/log.js';
import type { ProductSettings } from './context.js';
import type { GoogleGateway } from './google/google-gateway.js';
import type { TokenEncryption } from './google/token-encryption.js';
import type { MailGateway } from './mail/mail-gateway.js';
import type { PaymentGateway } from './payments/payment-gateway.js';

/** What jobs are given to be done with. */
export interface JobDependencies {
  database: EntityManager;
  clock: Clock;
  settings: ProductSettings;
  mail: MailGateway;
  /** Null where card payments are not set up. */
  payments: PaymentGateway | null;
  /** Null where Google is not set up. */
  google: GoogleGateway | null;
  encryption: TokenEncryption;
  /** For jobs that follow from this one. */
  jobs: JobSender;
  log: Log;
}
