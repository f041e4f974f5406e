import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export interface ScaleFigures {
  reads: number;
  writes: number;
  /** Answers that said when to try again; each was followed, as the product's client does. */
  comeAgain: number;
  failed: string[];
  /**
   * Changes whose COMMIT was lost with its connection, so that no one knows whether they were stored. Each writer can lose
   * one where its connection is killed.
   */
  endUnknown: number;
  /** Answers older than a write that was finished before the question. */
  stale: number;
}

interface Product {
  url: string;
  /** Of its member of staff, who writes. */
  cookie: string;
}

interface LoadOptions {
  isOver: (figures: ScaleFigures) => boolean;
  /** Milliseconds that each writer waits after a change. */
  betweenWrites: number;
  /** A query for the event of `$id`, with its title, and for more. */
  read?: string;
}

export const WRITERS = 4;
const READERS = 24;
/** How often a person tries again before it counts as failed. */
const MAX_ATTEMPTS = 12;

const READ = 'query ($id: ID!) { event(id: $id) { id title createdBy { name } } }';
const WRITE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id title } } }';

/**
 * Three kinds of readers: those whom the cache may answer, those for whom each answer is made, and signed-in people.
 */
const kindsOfReaders: ((product: Product) => Record<string, string>)[] = [
  () => ({}),
  () => ({ 'x-turnout-cost': '1' }),
  ({ cookie }) => ({ cookie }),
];

/** Writes to events and reads them, each time at any of the processes, until it is over. */
export async function loadProducts(
  products: readonly Product[],
  eventIds: readonly string[],
  { isOver, betweenWrites, read: question = READ }: LoadOptions,
): Promise<ScaleFigures> {
  const figures: ScaleFigures = { reads: 0, writes: 0, comeAgain: 0, failed: [], endUnknown: 0, stale: 0 };
  /** By the event, the number in the title of the last change that is finished. */
  const finished = new Map(eventIds.map((id) => [id, 0]));
  const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

  const ask = async (
    query: string,
    variables: object,
    headersAt: (product: Product) => Record<string, string>,
  ) => {
    let answer = '';
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const product = anyOf(products);
      const response = await fetch(product.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersAt(product) },
        body: JSON.stringify({ query, variables }),
      });
      answer = await response.text();
      if (response.status === 200 && !answer.includes('"errors"')) return answer;
      if (!response.headers.has('retry-after')) break;
      figures.comeAgain++;
      await delay(Number(response.headers.get('retry-after')) * 1_000 * (0.5 + Math.random()));
    }
    if (query === WRITE && answer.includes('INTERNAL_SERVER_ERROR')) figures.endUnknown++;
    else figures.failed.push(answer.slice(0, 300));
    return null;
  };

  const write = async (eventIndex: number) => {
    const mine = eventIds.filter((_, index) => index % WRITERS === eventIndex);
    for (let number = 1; !isOver(figures); number++) {
      const id = anyOf(mine);
      const input = { id, title: `Change ${number} ${randomUUID()}` };
      if (await ask(WRITE, { input }, ({ cookie }) => ({ cookie }))) {
        figures.writes++;
        finished.set(id, number);
      }
      await delay(betweenWrites);
    }
  };
  const read = async (kind: (product: Product) => Record<string, string>) => {
    while (!isOver(figures)) {
      const id = anyOf(eventIds);
      const least = finished.get(id) as number;
      const answer = await ask(question, { id }, kind);
      if (!answer) continue;
      figures.reads++;
      const shown = Number(/"title":"Change (\d+) /.exec(answer)?.[1] ?? 0);
      if (shown < least) figures.stale++;
    }
  };
  await Promise.all([
    ...Array.from({ length: WRITERS }, (_, index) => write(index)),
    ...Array.from({ length: READERS }, (_, index) =>
      read(kindsOfReaders[index % kindsOfReaders.length] as (typeof kindsOfReaders)[number]),
    ),
  ]);
  return figures;
}
