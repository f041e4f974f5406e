import { Account } from './features/accounts/account.entity.js';
import { EmailToken } from './features/accounts/email-token.entity.js';
import { Session } from './features/accounts/session.entity.js';
import { Event } from './features/events/event.entity.js';
import { SignUp } from './features/sign-ups/sign-up.entity.js';
import { AccountsAndEvents1795200000000 } from './platform/database/migrations/1795200000000-accounts-and-events.js';
import { SignUpsAndEmailTokens1795210000000 } from './platform/database/migrations/1795210000000-sign-ups-and-email-tokens.js';

/** All tables, and the migrations that made them, in their order. */
export const tables = {
  entities: [Account, Session, EmailToken, Event, SignUp],
  migrations: [AccountsAndEvents1795200000000, SignUpsAndEmailTokens1795210000000],
};
