import 'reflect-metadata';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { endFile } from './after-file.js';
import { beginLogs, logsOfTest } from './logs-of-test.js';

beforeEach(beginLogs);
afterEach(({ task }) => {
  const log = task.result?.state === 'fail' ? logsOfTest() : '';
  if (log) console.info(`The log of the server:\n${log}`);
});
afterAll(endFile);
