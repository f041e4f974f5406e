import { Account } from './features/accounts/account.entity.js';
import { Session } from './features/accounts/session.entity.js';
import { Event } from './features/events/event.entity.js';
import { AccountsAndEvents1795200000000 } from './platform/database/migrations/1795200000000-accounts-and-events.js';

/** All tables, and the migrations that made them, in their order. */
export const tables = {
  entities: [Account, Session, Event],
  migrations: [AccountsAndEvents1795200000000],
};
