import { median } from 'es-toolkit/math';
import { answerOf } from '../questions.js';

const ROUNDS = 7;
/** Of each round: one alone says more of the machine than of the product. */
const ASKED = 5;

export interface Asked {
  url: string;
  body: string;
  headers?: Record<string, string>;
}

/** Milliseconds of one answer after another for each of some questions, medians of rounds in turn. */
export async function timeInTurn(questions: readonly Asked[]): Promise<number[]> {
  const rounds = questions.map((): number[] => []);
  for (const question of questions) await time(question);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, question] of questions.entries()) rounds[index]?.push(await time(question));
  }
  return rounds.map(median);
}

async function time({ url, body, headers = {} }: Asked): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < ASKED; count++) {
    const askedAt = performance.now();
    const answer = await answerOf(url, body, { 'x-turnout-cost': '1', ...headers });
    times.push(performance.now() - askedAt);
    if (answer.includes('"errors"')) throw new Error(answer);
  }
  return median(times);
}
