import { z } from 'zod';
import { ParameterError } from '../stripe-error.js';

/** A whole number, which stands in a form as text. */
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'parameter_invalid_integer')
  .transform(Number);

/** True or false, as text. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const expand = z.union([z.array(z.string()), z.string().transform((path) => [path])]).optional();

/** What any call may ask for. */
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
