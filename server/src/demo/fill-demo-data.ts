import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Config } from '../config/config.js';
import { productSettings } from '../config/product-settings.js';
import { withConsequences } from '../consequences.js';
import { Account } from '../features/accounts/account.entity.js';
import { roleOf } from '../features/accounts/email-address.js';
import { register } from '../features/accounts/register.js';
import { Role } from '../features/accounts/role.js';
import type { Context } from '../features/context.js';
import { createEvent } from '../features/events/create-event.js';
import { joinWaitingList } from '../features/sign-ups/join-waiting-list.js';
import { signUpToEvent } from '../features/sign-ups/sign-up-to-event.js';
import type { Clock } from '../platform/clock.js';
import { Loaders } from '../platform/graphql/loaders.js';
import type { Log } from '../platform/log.js';
import { StartError } from '../platform/start-error.js';
import { type DemoAccount, demoAttendees, demoStaff, demoUsers } from './demo-content.js';
import { demoEvents } from './demo-events.js';
import { DEMO_PASSWORD } from './demo-sign-ins.js';
import { offlineServices } from './offline-services.js';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const DEMO_TIME_ZONE = 'Europe/London';

interface DemoDependencies {
  config: Config;
  database: DataSource;
  clock: Clock;
  log: Log;
}

/**
 * Fills an empty database through the use cases, so that the demo obeys every rule of the product. All or nothing:
 * a process that is killed on the way leaves the database empty for the next start.
 * @throws StartError for a staff domain that does not go with the demo
 */
export async function fillDemoData(dependencies: DemoDependencies): Promise<void> {
  const { config, database, clock, log } = dependencies;
  if (await database.manager.exists(Account)) return;
  requireUsersOutside(config.staffDomain);
  await database.transaction(async (manager) => {
    const context = offlineContext({ ...dependencies, clock: clockBefore(clock) }, manager);
    const staff = await registerAll(context, Role.STAFF, demoStaff(config.staffDomain));
    const users = await registerAll(context, Role.USER, demoUsers);
    for (const [index, { createdBy, dayOffset, ...demoEvent }] of demoEvents.entries()) {
      const creator = staff[createdBy] as Account;
      const date = dayAfter(clock.now(), dayOffset);
      const event = {
        ...demoEvent,
        date,
        timeZone: DEMO_TIME_ZONE,
        ...(!context.settings.paymentsEnabled && { pricePence: 0 }),
      };
      const { id: eventId } = await createEvent(as(creator, context), event);
      if (event.pricePence > 0) continue;
      const people = demoAttendees(index).map((place) => users[place] as Account);
      await comeTo(eventId, people, event.capacity ?? people.length, context);
    }
  });
  log.info(
    { accounts: demoUsers.length + 3, events: demoEvents.length },
    'filled the empty database with demo data',
  );
}

/** The first ones get the places, and the others wait in the same order. */
async function comeTo(
  eventId: string,
  people: readonly Account[],
  capacity: number,
  context: Context,
): Promise<void> {
  for (const [number, person] of people.entries()) {
    const { name, email } = person;
    const come = number < capacity ? signUpToEvent : joinWaitingList;
    await come(as(person, context), { eventId, name, email });
  }
}

/** @throws StartError where the demo's users would be staff */
function requireUsersOutside(staffDomain: string): void {
  if (demoUsers.every(({ email }) => roleOf(email, staffDomain) === Role.USER)) return;
  throw new StartError(
    `STAFF_DOMAIN is ${staffDomain}, where the demo's users have their addresses: choose another, or set DEMO_DATA to false.`,
  );
}

/** Nobody can read the demo's mail, so its addresses count as verified. */
async function registerAll(context: Context, role: Role, people: readonly DemoAccount[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const { name, email } of people) {
    accounts.push(await register(context, { role, name, email, password: DEMO_PASSWORD }));
  }
  const emailVerifiedAt = context.services.clock.now();
  await context.database.update(Account, { id: In(accounts.map(({ id }) => id)) }, { emailVerifiedAt });
  return accounts;
}

function as({ id, email, role }: Pick<Account, 'id' | 'email' | 'role'>, context: Context): Context {
  return {
    ...context,
    viewer: { accountId: id, email, role, emailVerified: true, nameConfirmed: true, scopes: null },
  };
}

/** A context without a request, within a transaction. */
function offlineContext({ config, database, clock, log }: DemoDependencies, manager: EntityManager): Context {
  const context: Context = withConsequences({
    viewer: null,
    database: manager,
    loaders: new Loaders<Context>(() => context),
    log: log.child({}, { level: 'warn' }),
    settings: productSettings(config, null),
    services: offlineServices(database, clock, () => context),
    networkAddress: '127.0.0.1',
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

/** Everybody signed up long ago: some of the events are over. */
function clockBefore(clock: Clock): Clock {
  return { now: () => new Date(clock.now().getTime() - 60 * DAY) };
}

function dayAfter(start: Date, days: number): string {
  return new Date(start.getTime() + days * DAY).toISOString().slice(0, 10);
}
