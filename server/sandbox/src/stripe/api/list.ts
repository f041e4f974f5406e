import { z } from 'zod';
import type { Store } from '../../store.js';
import { noSuch, ParameterError, StripeError } from '../stripe-error.js';
import { anyCall, whole } from './parameters.js';

const range = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
});

/** The parameters of every list. */
export const listParameters = {
  ...anyCall,
  limit: whole.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z.union([range, whole.transform((at) => ({ gte: at, lte: at }))]).optional(),
};

type ListWish = z.output<z.ZodObject<typeof listParameters>>;

interface List<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

/**
 * One page of a list.
 * @param items newest first, all that match
 */
export function listPage<Item extends { id: string; created: number }>(
  url: string,
  items: Item[],
  { limit = 10, created = {}, starting_after, ending_before }: ListWish,
): List<Item> {
  if (limit < 1 || limit > 100) {
    const message = 'This value must be greater than or equal to 1, and at most 100.';
    throw new ParameterError(message, { code: 'parameter_invalid_integer', param: 'limit' });
  }
  const {
    gt = -Infinity,
    gte = -Infinity,
    lt = Infinity,
    lte = Infinity,
  } = created as z.output<typeof range>;
  const matching = items.filter(({ created: at }) => at > gt && at >= gte && at < lt && at <= lte);
  if (ending_before !== undefined) {
    const before = matching.slice(0, placeOf(items, matching, ending_before, 'ending_before'));
    return { object: 'list', url, has_more: before.length > limit, data: before.slice(-limit) };
  }
  const start =
    starting_after === undefined ? 0 : placeOf(items, matching, starting_after, 'starting_after') + 1;
  const rest = matching.slice(start);
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}

function placeOf<Item extends { id: string }>(
  all: Item[],
  matching: Item[],
  id: string,
  param: string,
): number {
  const place = matching.findIndex((item) => item.id === id);
  if (place < 0 && !all.some((item) => item.id === id)) throw noSuch('object', id, param);
  return place;
}

type Fields = Record<string, unknown>;

/** Puts objects in the place of their ids, where `paths` asks for it: `latest_charge`, `data.latest_charge`. */
export function expand(store: Store, object: object, paths: string[] = []): object {
  return paths.reduce((expanded, path) => expandPath(store, expanded as Fields, path.split('.')), object);
}

function expandPath(store: Store, object: Fields, [key = '', ...rest]: string[]): Fields {
  if (!(key in object)) {
    throw new StripeError(`This property cannot be expanded (${key}).`, { param: 'expand' });
  }
  const value = object[key];
  if (Array.isArray(value)) {
    return { ...object, [key]: value.map((item) => expandPath(store, item, rest)) };
  }
  const found = typeof value === 'string' ? findAny(store, value) : (value as object | null);
  if (!found) return object;
  return { ...object, [key]: rest.length > 0 ? expandPath(store, found as Fields, rest) : found };
}

function findAny(store: Store, id: string): object | undefined {
  const { paymentIntents, charges, refunds } = store;
  return paymentIntents.find(id) ?? charges.find(id) ?? refunds.find(id);
}
