import qs from 'qs';

export type Form = Record<string, unknown>;

/** Stripe's forms, and what stands behind a question mark, have fields within fields, such as metadata[event]. */
export function parseForm(text: string): Form {
  return qs.parse(text, { depth: 5, arrayLimit: 100 }) as Form;
}
