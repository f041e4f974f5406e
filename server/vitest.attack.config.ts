import { defineConfig } from 'vitest/config';
import chaos from './vitest.chaos.config.js';

/** `pnpm attack` and `pnpm sqlmap`: many minutes, so they are no part of the tests. They run the built server. */
export default defineConfig({ ...chaos, test: { ...chaos.test, include: ['test/attack/*.run.ts'] } });
