import fc from 'fast-check';
import { expect, it } from 'vitest';
import { residentMegabytes } from '../../bench/resident-memory.js';
import { buildApiSchema } from '../../src/schema.js';
import { anyDocument } from './any-document.js';
import { type AttackedServer, type Caller, type Kind, startAttackedServer } from './attacked-server.js';
import { floodCodes } from './code-flood.js';
import { costShapes } from './cost-shapes.js';
import { flood } from './floods.js';
import { startProbe } from './probe.js';
import { floodSearches } from './search-flood.js';
import { floodSignIns } from './sign-in-flood.js';
import { attackSlowly } from './slow-connections.js';
import type { GeneratedDocument } from './snippet.js';
import type { Subject } from './subject.js';
import { type Attempt, Tally } from './tally.js';

/** Generated documents for each kind of caller. */
const DOCUMENTS = Number(process.env.ATTACK_DOCUMENTS ?? 5_000);
/** Wrong passwords, and reads. */
const FLOOD = Number(process.env.ATTACK_FLOOD ?? 1_500);
/** Connections that send slowly, of each kind. */
const SLOW = Number(process.env.ATTACK_SLOW ?? 200);
/** How often each kind of caller sends each expensive document. */
const REPEATS = 10;
/** Milliseconds in which each of them is refused, where nothing else is asked for (G2, G21). */
const REFUSED_WITHIN = 50;
/** A run can be repeated with its seed, but for what the machine does. */
const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 1_000_000);
/** Share of the generated documents that must be executed, or they say little. */
const MIN_EXECUTED = 0.25;

it('D26, F8, G2, G3, G21, G23, G24, S31, S37, S40: no caller stops the server, or gets more of it than the limits allow', async () => {
  const server = await startAttackedServer();
  const documents = documentsFor(server.subject);
  // Not before they are made, which takes seconds in which no answer is heard.
  const probe = startProbe(server.url);
  const tallies = [
    ...(await sendToAll(server, expensive)),
    ...(await sendToAll(server, (target, kind) => generated(target, kind, documents[kind]))),
    ...(await attackSlowly(server.url, SLOW)),
    ...(await flood(server, FLOOD)),
    ...(await floodCodes(server)),
    await floodSignIns(server),
    await floodSearches(server),
  ];
  const readiness = await probe.end();

  const isAlive = server.child.exitCode === null && server.child.signalCode === null;
  const memory = isAlive ? Math.round(residentMegabytes(server.child.pid as number)) : null;
  const rows = tallies.map(({ attack, began, row }, n) => {
    const readyz = readiness.longestBetween(began, tallies[n + 1]?.began);
    return [attack, { ...row, '/readyz ms': readyz }];
  });
  console.table(Object.fromEntries(rows));
  console.table({
    seed: SEED,
    ...readiness.seen,
    'longest ms': readiness.longestBetween(0),
    'peak memory MB': memory,
  });
  expect(tallies.flatMap(({ mistakes }) => mistakes)).toEqual([]);
  expect(isAlive, 'the process lives').toBe(true);
  expect(readiness.seen['no answer'], '/readyz').toBe(0);
});

const kinds = ['anonymous', 'user', 'staff', 'program of a user', 'program of staff'] as const;

type Attack = (server: AttackedServer, kind: Kind) => Promise<Tally>;

async function sendToAll(server: AttackedServer, attack: Attack): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const kind of kinds) tallies.push(await attack(server, kind));
  return tallies;
}

async function expensive(server: AttackedServer, kind: Kind): Promise<Tally> {
  const shapes = costShapes(server.subject.crowdedEventId);
  const attempts = Array.from({ length: REPEATS }, () => shapes).flat();
  const tally = await sendInTurn(new Tally(`expensive documents, ${kind}`), server, kind, attempts, {
    isTooExpensive: true,
    connections: 1,
  });
  tally.expectWithin(REFUSED_WITHIN);
  return tally;
}

function documentsFor({ crowdedEventId, paidEventId, staffEventIds, paymentId }: Subject) {
  const document = anyDocument(buildApiSchema(), [crowdedEventId, paidEventId, paymentId, ...staffEventIds]);
  const sample = (seed: number) => fc.sample(document, { numRuns: DOCUMENTS, seed });
  return Object.fromEntries(kinds.map((kind, n) => [kind, sample(SEED + n)])) as Record<
    Kind,
    GeneratedDocument[]
  >;
}

async function generated(server: AttackedServer, kind: Kind, documents: GeneratedDocument[]): Promise<Tally> {
  const tally = await sendInTurn(new Tally(`generated documents, ${kind}`), server, kind, documents);
  if (tally.executed < MIN_EXECUTED * DOCUMENTS) tally.mistake(`only ${tally.executed} were executed`);
  return tally;
}

/** The callers of a kind take turns. */
function sendInTurn(
  tally: Tally,
  { url, callers }: AttackedServer,
  kind: Kind,
  documents: Omit<Attempt, 'caller'>[],
  { isTooExpensive = false, connections = 10 } = {},
): Promise<Tally> {
  const all = callers[kind];
  return tally.send(
    url,
    documents.map((document, n) => ({ ...document, isTooExpensive, caller: all[n % all.length] as Caller })),
    connections,
  );
}
