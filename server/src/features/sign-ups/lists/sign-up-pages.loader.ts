import { groupBy } from 'es-toolkit/array/groupBy';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../../platform/graphql/lists/list-order.js';
import {
  type GivenPage,
  instantKey,
  type PageRequest,
  pageRequest,
} from '../../../platform/graphql/lists/page-request.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import type { EventOfTeam } from '../../events/team/event-roles.js';
import { addShownNames, type ShownNames, shownNamesOf } from '../shown-names/shown-names.js';
import { SignUp } from '../sign-up.entity.js';
import { signUpCounts } from './sign-up-counts.loader.js';
import { addFilter, type SignUpFilter } from './sign-up-filter.js';
import { SignUpOrder } from './sign-up-order.js';
import { SORTED_CHARACTERS, sortKeyOf } from './sign-up-search.js';

type Keys = [value: string, id: string];

const orders: Record<SignUpOrder, ListOrder<SignUp, Keys>> = {
  [SignUpOrder.LATEST_FIRST]: {
    keys: z.tuple([instantKey, z.uuid()]),
    keysOf: ({ signedUpAt, id }) => [signedUpAt.toISOString(), id],
    columns: ['signed_up_at', 'sign_ups.id'],
    values: ['?::timestamptz', '?::uuid'],
    isDescending: true,
  },
  [SignUpOrder.NAME]: {
    keys: z.tuple([
      z
        .string()
        .max(2 * SORTED_CHARACTERS)
        .refine(isStorable),
      z.uuid(),
    ]),
    keysOf: ({ contact, id }) => [[...contact.name].slice(0, SORTED_CHARACTERS).join(''), id],
    columns: [sortKeyOf('name'), 'sign_ups.id'],
    values: [sortKeyOf('?::text'), '?::uuid'],
    isDescending: false,
  },
};

/** A request for the sign-ups of one event. Events that are asked for the same are read by one statement. */
interface Wanted {
  page: PageRequest<Keys>;
  orderBy: SignUpOrder;
  filter: SignUpFilter;
}

interface WantedPage extends Wanted {
  event: EventOfTeam;
}

type ShownPage = WantedPage & { shown: ShownNames };

/**
 * Checks what is asked of an event's sign-ups.
 * @throws RequestError BAD_USER_INPUT for a size outside 1..100 or a cursor of another list or order
 */
export function wantedSignUps(page: GivenPage, orderBy: SignUpOrder, filter: SignUpFilter): Wanted {
  return { page: pageRequest(page, orders[orderBy].keys), orderBy, filter };
}

/** The pages of sign-ups of many events. */
export const signUpPages: BatchFunction<Context, WantedPage, Connection<SignUp>> = async (
  context,
  wanted,
) => {
  const { database, loaders } = context;
  const shownPages = await Promise.all(
    wanted.map(async (page) => ({ ...page, shown: await shownNamesOf(context, page.event) })),
  );
  const found = new Map<object, Connection<SignUp>>();
  const groups = groupBy(shownPages, ({ page, orderBy, filter }) => JSON.stringify([page, orderBy, filter]));
  for (const same of Object.values(groups)) {
    const { page, orderBy } = same[0] as Wanted;
    const byEvent = groupBy(await readPages(database, same), ({ eventId }) => eventId);
    for (const key of same) {
      const { filter, event } = key;
      const eventId = event.id;
      const count = () => loaders.of(signUpCounts).load({ eventId, filter });
      found.set(key, connectionOf(byEvent[eventId] ?? [], page, orders[orderBy].keysOf, count));
    }
  }
  return shownPages.map((key) => found.get(key) ?? new Error('A page of sign-ups is missing'));
};

/** The rows of equal pages of several events, by one statement: a part of it for the events at which the viewer sees the same names. */
function readPages(database: EntityManager, same: readonly ShownPage[]): Promise<readonly SignUp[]> {
  const { page, orderBy, filter } = same[0] as ShownPage;
  const columns = columnsOf(database, SignUp);
  const values: unknown[] = [];
  const parts = Object.values(groupBy([...same], ({ shown }) => JSON.stringify(shown))).map((group) => {
    const conditions = new Conditions(values).add('event_id = wanted.id');
    addShownNames(conditions, (group[0] as ShownPage).shown);
    addFilter(conditions, filter);
    const end = addPage(conditions, orders[orderBy], page);
    // An event may be asked for by several paths of one request.
    const ids = values.push([...new Set(group.map(({ event }) => event.id))]);
    return `SELECT page.* FROM unnest($${ids}::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT ${columns.sql} FROM sign_ups WHERE ${conditions.sql} ${end}
       ) AS page`;
  });
  return columns.read(database, parts.join(' UNION ALL '), values);
}

/** PostgreSQL's text holds no NUL. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
