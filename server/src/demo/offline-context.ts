import { withConsequences } from '../consequences.js';
import { Account } from '../features/accounts/account.entity.js';
import { register } from '../features/accounts/register.js';
import type { Role } from '../features/accounts/role.js';
import type { Context } from '../features/context.js';
import { Loaders } from '../platform/graphql/loaders.js';
import type { DemoAccount } from './demo-content.js';
import { DEMO_PASSWORD } from './demo-sign-ins.js';
import { offlineServices } from './offline-services.js';

/** RFC 5737: an address of no network, so that the demo uses up nobody's limits. */
const NOWHERE = '192.0.2.1';

interface Given extends Pick<Context, 'database' | 'log' | 'settings'> {
  services: Pick<Context['services'], 'clock' | 'payments'>;
}

/** A context without a request, which reaches nobody by mail. */
export function offlineContext({ database, log, settings, services }: Given): Context {
  const { clock, payments } = services;
  const context: Context = withConsequences({
    viewer: null,
    database,
    loaders: new Loaders<Context>(() => context),
    log: log.child({}, { level: 'warn' }),
    settings,
    services: { ...offlineServices(database.connection, clock, () => context), payments },
    networkAddress: NOWHERE,
    browserSession: {
      token: undefined,
      userAgent: undefined,
      isForeign: false,
      remember: () => {},
      clear: () => {},
    },
  });
  return context;
}

/** The context of what one person does. */
export function as({ id, email, role }: Pick<Account, 'id' | 'email' | 'role'>, context: Context): Context {
  return {
    ...context,
    viewer: {
      accountId: id,
      email,
      role,
      emailVerified: true,
      nameConfirmed: true,
      defaultNameShown: null,
      scopes: null,
      teamRoles: {},
    },
  };
}

/** People cannot read the demo's mail, so its addresses count as verified. */
export async function registerDemoAccount(
  context: Context,
  role: Role,
  { name, email }: DemoAccount,
): Promise<Account> {
  const account = await register(context, { role, name, email, password: DEMO_PASSWORD });
  const emailVerifiedAt = context.services.clock.now();
  await context.database.update(Account, account.id, { emailVerifiedAt });
  return { ...account, emailVerifiedAt };
}

/** Of another time than now. */
export function atTime(context: Context, now: Date): Context {
  return { ...context, services: { ...context.services, clock: { now: () => now } } };
}
