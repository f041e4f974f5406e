import { defineConfig } from 'vitest/config';
import chaos from './vitest.chaos.config.js';

/** `pnpm attack`: many minutes, so it is no part of the tests. It runs the built server. */
export default defineConfig({ ...chaos, test: { ...chaos.test, include: ['test/attack/*.run.ts'] } });
