/** Milliseconds. A batch that waited for a lock needs no longer rest. */
const LONGEST_REST = 5_000;

/**
 * Does one batch of a long job, and then rests as long as the batch took. So the requests of people have
 * half of the time for themselves, on a small machine too.
 */
export async function withRest<Result>(batch: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await batch();
  const rest = Math.min(performance.now() - began, LONGEST_REST);
  await new Promise((resolve) => setTimeout(resolve, rest));
  return result;
}
