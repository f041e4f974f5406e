import { median } from 'es-toolkit/math';
import { answerOf } from '../questions.js';
import { judge } from '../verdicts.js';
import { sessionCookie } from '../ways.js';

const ROUNDS = 5;
const MAX_MILLISECONDS = 2_000;

/** The cancellation of one event beside that of its whole series; each is undone again. */
export async function compareCancelling(
  url: string,
  { eventIds: [first = ''], places }: { eventIds: readonly string[]; places: number },
): Promise<boolean> {
  const act = async (name: string, type: string, input: object) => {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { event { id } userErrors { code } } }`;
    const body = JSON.stringify({ query, variables: { input: { id: first, ...input } } });
    const answer = await answerOf(url, body, { cookie: sessionCookie(url, 'bench-creator') });
    if (!answer.includes('"userErrors":[]')) throw new Error(answer);
  };
  const time = async (scope: string) => {
    const startedAt = performance.now();
    await act('cancelEvent', 'CancelEventInput', { reason: 'Rain', scope });
    const milliseconds = performance.now() - startedAt;
    await act('undoCancelEvent', 'UndoCancelEventInput', {});
    return milliseconds;
  };
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await time('THIS'), await time('THIS_AND_FOLLOWING')]);
  const bound = { atMost: MAX_MILLISECONDS };
  const isOneFast = judge(
    'cancelEvent of one event of the series',
    median(rounds.map(([one]) => one)),
    bound,
    'ms',
  );
  const what = `cancelEvent of all of them, with ${places} places`;
  return judge(what, median(rounds.map(([, all]) => all)), bound, 'ms') && isOneFast;
}
