import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load } from '../rounds.js';
import type { BareSignUpsTask } from './bare-sign-ups.js';
import type { Sample } from './sign-up-statements.js';
import type { Signing } from './workload.js';

export interface BareSignUps {
  run(sample: Sample, signing: Signing): Promise<Load>;
  stop(): Promise<void>;
}

/** Bare pg, in a process of its own. */
export async function startBareSignUps(task: BareSignUpsTask): Promise<BareSignUps> {
  const child = fork(fileURLToPath(new URL('./bare-sign-ups.js', import.meta.url)));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The bare process ended')));
  // It ends in the end, when no request waits for an answer.
  ended.catch(() => {});
  const answer = () => Promise.race([once(child, 'message'), ended]);
  child.send(task);
  await answer();
  return {
    run: async (sample, signing) => {
      child.send({ sample, ...signing });
      return (await answer())[0] as Load;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
