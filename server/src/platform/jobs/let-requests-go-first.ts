/** Milliseconds that a batch of jobs waits at most: mails go out in a crowd that does not end, too. */
const LIMIT = 5_000;
const PAUSE = 100;

/** Waits while requests wait for the database: a mail may be late, a person should not wait for it. */
export async function letRequestsGoFirst(areWaiting: () => boolean): Promise<void> {
  for (let waited = 0; areWaiting() && waited < LIMIT; waited += PAUSE) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
