import { expect, it } from 'vitest';
import { readiness } from './health.js';

it('a process that stops says so without waiting for the database', async () => {
  const silent = { state: () => new Promise<never>(() => {}) };
  expect(await readiness(silent, { active: true })).toBe('draining');
});

it('a process that begins to stop while it asks the database says so', async () => {
  const draining = { active: false };
  const answering = {
    state: async () => {
      draining.active = true;
      return 'READY' as const;
    },
  };
  expect(await readiness(answering, draining)).toBe('draining');
});
