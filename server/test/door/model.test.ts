import { range } from 'es-toolkit/math';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScanInput } from '../gql/graphql.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { giveBack } from '../sign-ups/waiting-list-operations.js';
import { size } from '../support/size.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CROWD_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { codeOf, doorOf, freeEventOf, recorded, scanOf, undoScan } from './door-operations.js';

const RUNS = size({ small: 6, whole: 200 });
const DEVICES = 3;

let app: TestApp;
let staff: Person;
let people: Person[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, env: { QUERY_COST_PER_MINUTE: '1000000000' } });
  staff = await app.world.staff();
  // The same in each run: one network address may register 300 accounts in an hour.
  people = await Promise.all(range(4).map(() => app.world.user()));
});
afterAll(() => app.close());

/** A scan beside the ticket that it is of. */
interface Made {
  scan: ScanInput;
  ticket: number;
}

interface Stored extends Made {
  outcome: string;
  isUndone: boolean;
}

/** The door as it should be, in memory. */
class Model {
  readonly stored: Stored[] = [];
  readonly queues: Made[][] = Array.from({ length: DEVICES }, () => []);

  constructor(private readonly givenBack: readonly boolean[]) {}

  /** A place has arrived while one scan that let somebody in stands. */
  hasArrived(ticket: number): boolean {
    return this.#admitting(ticket).some(({ isUndone }) => !isUndone);
  }

  record({ scan, ticket }: Made): string {
    const known = this.stored.find((stored) => stored.scan.id === scan.id);
    if (known) return known.outcome;
    const outcome = this.#outcomeOf(scan, ticket);
    this.stored.push({ scan, ticket, outcome, isUndone: false });
    return outcome;
  }

  get conflicts(): string[] {
    return this.stored
      .filter(({ scan, outcome, isUndone }) => scan.admitted && outcome !== 'ADMITTED' && !isUndone)
      .map(({ scan }) => scan.id);
  }

  #outcomeOf({ admitted }: ScanInput, ticket: number): string {
    if (this.givenBack[ticket]) return 'CANCELLED_PLACE';
    if (!this.hasArrived(ticket)) return 'ADMITTED';
    return admitted ? 'ADMITTED_TWICE' : 'ALREADY_IN';
  }

  #admitting(ticket: number): Stored[] {
    return this.stored.filter(
      (stored) => stored.ticket === ticket && ['ADMITTED', 'ADMITTED_TWICE'].includes(stored.outcome),
    );
  }
}

const device = fc.nat(DEVICES - 1);
const ticket = fc.nat(3);
const act = fc.oneof(
  fc.record({ kind: fc.constant('scan' as const), device, ticket }),
  fc.record({ kind: fc.constant('scan without network' as const), device, ticket }),
  // The answer may be lost: then the device sends all of it again.
  fc.record({ kind: fc.constant('send queue' as const), device, isLost: fc.boolean() }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('send again' as const), which: fc.nat(20) }),
);

it(
  'D20, D21, D22, D31: any acts of several devices leave the door as a small model has it',
  async () => {
    const run = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      const eventId = await freeEventOf(app, staff);
      const codes = await Promise.all(
        people.map(async (person) => codeOf(app, (await placeFor(person, eventId)).id)),
      );
      await giveBack(app.database, people[3] as Person, eventId);
      const model = new Model([false, false, false, true]);
      const made = (at: number, number: number, admitted: boolean): Made => {
        const scan = scanOf(codes[at] ?? '', { door: `Door ${number}`, admitted });
        return { scan, ticket: at };
      };
      const send = async (sent: readonly Made[]) => {
        if (sent.length === 0) return;
        const answered = await recorded(
          staff.client,
          eventId,
          sent.map(({ scan }) => scan),
        );
        expect(answered.map(({ outcome }) => outcome)).toEqual(sent.map((one) => model.record(one)));
      };
      for (const one of acts) {
        if (one.kind === 'scan') await send([made(one.ticket, one.device, false)]);
        if (one.kind === 'scan without network')
          model.queues[one.device]?.push(made(one.ticket, one.device, true));
        if (one.kind === 'send queue') {
          await send(model.queues[one.device] ?? []);
          if (!one.isLost) model.queues[one.device] = [];
        }
        const stored = 'which' in one ? model.stored[one.which % (model.stored.length || 1)] : undefined;
        if (stored && one.kind === 'send again') await send([stored]);
        if (stored && one.kind === 'undo') {
          const { data } = await undoScan(staff.client, stored.scan.id);
          const letIn = stored.outcome === 'ADMITTED' || stored.scan.admitted;
          expect(data.undoScan.userErrors.map(({ code }) => code)).toEqual(letIn ? [] : ['SCAN_NOT_FOUND']);
          if (letIn) stored.isUndone = true;
        }
      }
      const door = await doorOf(staff.client, eventId);
      expect(door.scans.totalCount).toBe(model.stored.length);
      expect(door.arrivedCount).toBe([0, 1, 2].filter((at) => model.hasArrived(at)).length);
      expect(door.conflicts.nodes.map(({ id }) => id).toSorted()).toEqual(model.conflicts.toSorted());
    });
    await fc.assert(run, { numRuns: RUNS });
  },
  CROWD_TEST,
);
