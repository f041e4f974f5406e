import type { EntityManager } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { ProductSettings } from './context.js';
import type { MailGateway } from './mail/mail-gateway.js';

/** What jobs are given to be done with. */
export interface JobParts {
  database: EntityManager;
  clock: Clock;
  settings: ProductSettings;
  mail: MailGateway;
}
