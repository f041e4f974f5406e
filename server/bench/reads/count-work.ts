import { createHook } from 'node:async_hooks';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import pg from 'pg';
import { COUNTS_PATH, type Work } from './work.js';

/**
 * The product loads this module first (`node --import`) where its work is counted. It notes all work since the start at each
 * request. Work between two requests belongs to the first of them, as long as they come one after the other.
 */
const work: Work = { promises: 0, timers: 0, statements: 0 };
let atRequests: Work[] = [];

createHook({
  init: (_id, type) => {
    if (type === 'PROMISE') work.promises++;
    else if (type === 'Timeout') work.timers++;
  },
}).enable();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function count(this: pg.Client, ...given: unknown[]) {
  work.statements++;
  return Reflect.apply(query, this, given);
} as typeof query;

const { emit } = Server.prototype;
Server.prototype.emit = function note(this: Server, name: string, ...given: unknown[]) {
  if (name !== 'request') return Reflect.apply(emit, this, [name, ...given]);
  const [request, response] = given as [IncomingMessage, ServerResponse];
  atRequests.push({ ...work });
  if (request.url !== COUNTS_PATH) return Reflect.apply(emit, this, [name, ...given]);
  response.end(JSON.stringify(atRequests));
  atRequests = [];
  return true;
} as typeof emit;
