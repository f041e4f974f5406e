import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { Account } from '../features/accounts/account.entity.js';
import { PasswordHasher } from '../features/accounts/password-hasher.js';
import { register } from '../features/accounts/register.js';
import { Role } from '../features/accounts/role.js';
import { SignInLimits } from '../features/accounts/sign-in-limits.js';
import type { Context } from '../features/context.js';
import { createEvent } from '../features/events/create-event.js';
import type { Clock } from '../platform/clock.js';
import { Loaders } from '../platform/graphql/loaders.js';
import type { Log } from '../platform/log.js';
import { productSettings } from '../product-settings.js';
import { demoEvents, demoStaff, demoUsers } from './demo-content.js';
import { DEMO_PASSWORD } from './demo-sign-ins.js';

interface DemoParts {
  config: Config;
  database: DataSource;
  clock: Clock;
  log: Log;
}

/**
 * Fills an empty database through the use cases, so that the demo obeys every rule of the product. All or nothing:
 * a process that is killed on the way leaves the database empty for the next start.
 */
export async function fillDemoData(parts: DemoParts): Promise<void> {
  const { config, database, clock, log } = parts;
  if (await database.manager.exists(Account)) return;
  await database.transaction(async (manager) => {
    const context = { ...offlineContext(parts), database: manager };
    const staff: Account[] = [];
    for (const { name, email } of demoStaff(config.staffDomain)) {
      staff.push(await register(context, { role: Role.STAFF, name, email, password: DEMO_PASSWORD }));
    }
    for (const { name, email } of demoUsers) {
      await register(context, { role: Role.USER, name, email, password: DEMO_PASSWORD });
    }
    for (const { createdBy, dayOffset, ...event } of demoEvents) {
      const creator = staff[createdBy] as Account;
      const viewer = { accountId: creator.id, role: creator.role };
      await createEvent({ ...context, viewer }, { ...event, date: dayAfter(clock.now(), dayOffset) });
    }
  });
  log.info(
    { accounts: demoUsers.length + 3, events: demoEvents.length },
    'filled the empty database with demo data',
  );
}

/** The context of no request: nobody's browser, nobody's network. */
function offlineContext({ config, database, clock, log }: DemoParts): Context {
  const context: Context = {
    viewer: null,
    database: database.manager,
    loaders: new Loaders<Context>(() => context),
    clock,
    log: log.child({}, { level: 'warn' }),
    settings: productSettings(config),
    passwords: new PasswordHasher(),
    signInLimits: new SignInLimits(database),
    networkAddress: '127.0.0.1',
    browserSession: { token: undefined, remember: () => {}, forget: () => {} },
  };
  return context;
}

function dayAfter(start: Date, days: number): string {
  return new Date(start.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
