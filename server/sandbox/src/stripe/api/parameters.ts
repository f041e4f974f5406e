import qs from 'qs';
import { z } from 'zod';
import { ParameterError } from '../stripe-error.js';

export type Form = Record<string, unknown>;

/** Stripe's forms, and what stands behind a question mark, have fields within fields, such as metadata[event]. */
export function parseForm(text: string): Form {
  return qs.parse(text, { depth: 5, arrayLimit: 100 }) as Form;
}

/** A whole number, which stands in a form as text. */
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'parameter_invalid_integer')
  .transform(Number);

/** True or false, as text. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const expand = z.union([z.array(z.string()), z.string().transform((path) => [path])]).optional();

/** The parameters of any call. */
export const anyCall = { expand, key: z.string().optional() };

/**
 * Reads what a form said.
 * @throws ParameterError in Stripe's words, for the first mistake
 */
export function readParameters<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const result = shape.safeParse(given);
  if (result.success) return result.data;
  throw errorOf(result.error.issues[0], given);
}

function errorOf(issue: z.core.$ZodIssue | undefined, given: unknown): ParameterError {
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    return new ParameterError(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const path = issue?.path ?? [];
  const param = nameOf(path);
  const value = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], given);
  if (value === undefined) {
    return new ParameterError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue?.message === 'parameter_invalid_integer') {
    return new ParameterError(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  }
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return new ParameterError(message, { code: 'parameter_invalid_empty', param });
  }
  return new ParameterError(`Invalid ${param}: ${issue?.message}`, { param });
}

function nameOf([first = '', ...rest]: PropertyKey[]): string {
  return String(first) + rest.map((key) => `[${String(key)}]`).join('');
}

/** https://docs.stripe.com/api/metadata */
export const metadata = z
  .union([
    z.literal('').transform(() => ({})),
    z
      .record(
        z.string().max(40, 'Metadata keys can be at most 40 characters long'),
        z.string().max(500, 'Metadata values can have up to 500 characters'),
      )
      .refine((entries) => Object.keys(entries).length <= 50, 'Metadata can have at most 50 keys'),
  ])
  .optional();

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const smallest: Record<string, number> = { gbp: 30, eur: 50, usd: 50 };
const LARGEST = 99_999_999;

/** @throws ParameterError for what no card can be charged with */
export function checkAmount(amount: number, currency: string): void {
  const least = smallest[currency];
  if (least === undefined) {
    throw new ParameterError(`Invalid currency: ${currency}. The sandbox knows gbp, eur and usd.`, {
      param: 'currency',
    });
  }
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw new ParameterError(message, { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount < least) {
    const message = `Amount must be at least ${inUnits(least)} ${currency}.`;
    throw new ParameterError(message, { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > LARGEST) {
    const message = `Amount must be no more than ${inUnits(LARGEST)} ${currency}.`;
    throw new ParameterError(message, { code: 'amount_too_large', param: 'amount' });
  }
}

function inUnits(amount: number): string {
  return (amount / 100).toFixed(2);
}
