import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ListedPerson, listPeople } from '../features/event-money/list-people.js';
import type { Event } from '../features/events/event.entity.js';
import { searchWords } from '../features/events/search/search-text.js';
import { forbidStoring } from '../platform/http/forbid-storing.js';
import { refuseForeignPages } from '../platform/http/same-origin.js';
import { ifRejected, reject } from './rejections.js';
import type { ApiContext } from './request-context.js';

/**
 * A row is written for a tenth of what the API takes for an object; a caller never has to wait for another minute's
 * budget.
 */
const costOf = ({ signUpCount }: Event) => Math.min(25 + Math.ceil(signUpCount / 10), 2_500);

type Column = { key: keyof ListedPerson; header: string };

const columns: Column[] = [
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'E-mail' },
  { key: 'signedUpAt', header: 'Signed up' },
];

const columnsOfMoney: Column[] = [
  { key: 'paidPounds', header: 'Paid (GBP)' },
  { key: 'payment', header: 'Payment' },
  { key: 'arrivedAt', header: 'Arrived' },
];

interface Dependencies {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  publicUrl: string;
  /** @throws RateLimitedError */
  spend: (context: ApiContext, cost: number) => void;
}

/** The people of an event as a table, for its owner and editors in a browser. */
export function registerEventPeopleRoutes(
  http: FastifyInstance,
  { contextOf, publicUrl, spend }: Dependencies,
): void {
  const onRequest = [forbidStoring, refuseForeignPages(publicUrl, () => false)];
  http.get<{ Params: { id: string } }>(
    '/events/:id/people.csv',
    { onRequest, compress: false },
    async (request, reply) => {
      const context = await contextOf(request, reply);
      const found = await listPeople(context, request.params.id).catch(ifRejected);
      if (found instanceof Error) return reject(reply, found);
      spend(context, costOf(found.event));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName(found.event)}"`)
        .send(tableOf(found, request));
    },
  );
}

/**
 * RFC 4180, with a byte order mark, by which Excel knows that it is UTF-8. Every cell is quoted, so that no other
 * separator splits one, and none runs as a formula (OWASP, CSV Injection).
 */
function tableOf(
  { people, withMoney }: { people: AsyncGenerator<ListedPerson>; withMoney: boolean },
  { log }: FastifyRequest,
) {
  const table = stringify({
    bom: true,
    columns: withMoney ? [...columns, ...columnsOfMoney] : columns,
    header: true,
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // Nothing is read before the client has taken what came before, and no more once it has left.
  pipeline(people, table, (error) => {
    if (error && (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      log.error({ err: error }, 'a table of people ended early');
    }
  });
  return table;
}

/** Letters and digits that every system takes in a file's name. */
function fileName({ title, date, id }: Event): string {
  const words = searchWords(title)
    .join('-')
    .replace(/[^a-z0-9-]/g, '');
  return `${words.slice(0, 60) || id}-${date}.csv`;
}
