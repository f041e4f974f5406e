import type { EntityManager } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { JobSender } from '../platform/jobs/job.js';
import type { Log } from '../platform/log.js';
import type { GoogleGateway } from './calendar/google-gateway.js';
import type { TokenSealing } from './calendar/token-sealing.js';
import type { ProductSettings } from './context.js';
import type { MailGateway } from './mail/mail-gateway.js';
import type { PaymentGateway } from './payments/payment-gateway.js';

/** What jobs are given to be done with. */
export interface JobParts {
  database: EntityManager;
  clock: Clock;
  settings: ProductSettings;
  mail: MailGateway;
  /** Null where card payments are not set up. */
  payments: PaymentGateway | null;
  /** Null where Google is not set up. */
  google: GoogleGateway | null;
  sealing: TokenSealing;
  /** For jobs that follow from this one. */
  jobs: JobSender;
  log: Log;
}
