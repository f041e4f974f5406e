import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { productSettings } from '../config/product-settings.js';
import { Account } from '../features/accounts/account.entity.js';
import { roleOf } from '../features/accounts/email-addresses/email-address.js';
import { Role } from '../features/accounts/role.js';
import type { Context } from '../features/context.js';
import { createEvent } from '../features/events/create-event.js';
import { signUpToEvent } from '../features/sign-ups/sign-up-to-event.js';
import { joinWaitingList } from '../features/waiting-list/join-waiting-list.js';
import type { Clock } from '../platform/clock.js';
import type { JobSender } from '../platform/jobs/job.js';
import type { Log } from '../platform/log.js';
import { StartError } from '../platform/start-error.js';
import { type DemoAccount, demoAttendees, demoStaff, demoUsers } from './demo-content.js';
import { demoEvents } from './demo-events.js';
import { demoVisitors } from './demo-visitors.js';
import { demoVisits } from './demo-visits.js';
import { as, offlineContext, registerDemoAccount } from './offline-context.js';
import { visitDemoEventJob } from './visit-demo-event.job.js';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const DEMO_TIME_ZONE = 'Europe/London';

/** Any number that nothing else locks: of two processes that start at once one fills the database. */
const DEMO_LOCK = 7_428_002;

interface DemoDependencies {
  config: Config;
  database: DataSource;
  clock: Clock;
  log: Log;
  jobs: JobSender;
}

/**
 * Fills an empty database through the use cases, so that the demo obeys every rule of the product. All or nothing:
 * a process that is killed on the way leaves the database empty for the next start. Jobs that it asks for bring the
 * visitors of the last two weeks.
 * @throws StartError for a staff domain that does not go with the demo
 */
export async function fillDemoData(dependencies: DemoDependencies): Promise<void> {
  const { config, database, clock, log, jobs } = dependencies;
  if (await database.manager.exists(Account)) return;
  requireUsersOutside(config.staffDomain);
  await database.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    if (await manager.exists(Account)) return;
    const services = { clock: clockBefore(clock), payments: null };
    const settings = productSettings(config, null);
    const context = offlineContext({ database: manager, log, settings, services });
    const eventIds = new Map<string, string>();
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
      eventIds.set(event.title, eventId);
      if (event.pricePence > 0) continue;
      const people = demoAttendees(index).map((place) => users[place] as Account);
      await comeTo(eventId, people, event.capacity ?? people.length, context);
    }
    const visits = demoVisits.map(({ title }, index) => ({
      eventId: eventIds.get(title) ?? '',
      visits: index,
    }));
    await jobs.enqueueAll(manager, visitDemoEventJob, visits);
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
  if ([...demoUsers, ...demoVisitors].every(({ email }) => roleOf(email, staffDomain) === Role.USER)) return;
  throw new StartError(
    `STAFF_DOMAIN is ${staffDomain}, where the demo's users have their addresses: choose another, or set DEMO_DATA to false.`,
  );
}

async function registerAll(context: Context, role: Role, people: readonly DemoAccount[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const person of people) accounts.push(await registerDemoAccount(context, role, person));
  return accounts;
}

/** All sign-ups are from long ago: some of the events are over. */
function clockBefore(clock: Clock): Clock {
  return { now: () => new Date(clock.now().getTime() - 60 * DAY) };
}

function dayAfter(start: Date, days: number): string {
  return new Date(start.getTime() + days * DAY).toISOString().slice(0, 10);
}
