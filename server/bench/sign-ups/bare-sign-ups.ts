import { once } from 'node:events';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { connectionSettings } from '../../src/platform/database/connection/database-options.js';
import type { Statement } from '../statements.js';
import type { Sample } from './sign-up-statements.js';
import {
  type Attempt,
  accountId,
  attempts,
  CLIENTS,
  emailOf,
  measure,
  nameOf,
  type Signing,
} from './workload.js';

/** The task that main.ts gives this process first; then come the rounds. */
export interface BareSignUpsTask {
  databaseUrl: string;
  poolSize: number;
}

/**
 * The rival of the product: a process that signs up one person after the other with as few statements as can be, with
 * `pg` as it is, and nothing else: no HTTP, no session, no GraphQL.
 */
const [{ databaseUrl, poolSize }] = (await once(process, 'message')) as [BareSignUpsTask];
const pool = new pg.Pool({ ...connectionSettings({ url: databaseUrl, poolSize }), pipeline: true });

process.on('message', async ({ sample, seconds, eventIds }: Signing & { sample: Sample }) => {
  const waiting = attempts(eventIds);
  const rate = await measure(CLIENTS, seconds, () => signUp(sample, waiting.next().value));
  process.send?.(rate);
});
process.send?.('ready');

async function signUp(sample: Sample, { account, eventId }: Attempt): Promise<void> {
  const words: [string, string][] = [
    [sample.signUpId, newId()],
    [sample.accountId, accountId(account)],
    [sample.eventId, eventId],
    [sample.email, emailOf(account)],
    [sample.name, nameOf(account)],
  ];
  const own = (value: unknown) =>
    typeof value === 'string' ? words.reduce((text, [from, to]) => text.replace(from, to), value) : value;
  const client = await pool.connect();
  const send = ({ sql, values }: Statement) => client.query(sql, values.map(own));
  for (const statement of sample.statements.slice(0, -2)) await send(statement);
  // The last one and the commit in one go: so others wait for the event as briefly as can be.
  await Promise.all(sample.statements.slice(-2).map(send));
  client.release();
}
