import type { Ledger } from '../ledger/ledger.js';
import { StripeError } from '../stripe-error.js';

type Fields = Record<string, unknown>;

/** Puts objects in the place of their ids, where `paths` asks for it: `latest_charge`, `data.latest_charge`. */
export function expand(ledger: Ledger, object: object, paths: string[] = []): object {
  return paths.reduce((expanded, path) => expandPath(ledger, expanded as Fields, path.split('.')), object);
}

function expandPath(ledger: Ledger, object: Fields, [key = '', ...rest]: string[]): Fields {
  if (!(key in object)) {
    throw new StripeError(`This property cannot be expanded (${key}).`, { param: 'expand' });
  }
  const value = object[key];
  if (Array.isArray(value)) {
    return { ...object, [key]: value.map((item) => expandPath(ledger, item, rest)) };
  }
  const found = typeof value === 'string' ? findAny(ledger, value) : (value as object | null);
  if (!found) return object;
  return { ...object, [key]: rest.length > 0 ? expandPath(ledger, found as Fields, rest) : found };
}

function findAny(ledger: Ledger, id: string): object | undefined {
  const { paymentIntents, charges, refunds } = ledger;
  return paymentIntents.find(id) ?? charges.find(id) ?? refunds.find(id);
}
