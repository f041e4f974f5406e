import pLimit from 'p-limit';

/** Of different subjects, at the same time. */
const CONCURRENCY = 5;

/** @throws what the first has thrown, when all have ended */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(CONCURRENCY);
  const outcomes = await Promise.allSettled(items.map((item) => limit(() => work(item))));
  const broken = outcomes.find((outcome) => outcome.status === 'rejected');
  if (broken) throw broken.reason;
}
