import 'reflect-metadata';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { endFile } from './after-file.js';
import { beginLogs, logsOfTest } from './logs-of-test.js';
import { waitForBusyMachine } from './patience.js';

waitForBusyMachine();

beforeEach(beginLogs);
afterEach(({ task }) => {
  const log = task.result?.state === 'fail' ? logsOfTest() : '';
  if (log) console.info(`The log of the server:\n${log}`);
});
afterAll(endFile);
