import type { UserError } from './failure';

/** Puts each sentence of the server beside its input; what is about no input comes back by itself. */
export function formErrorsOf(userErrors: readonly UserError[], generalSentence: string) {
  const fields: Record<string, string> = {};
  let general: string | null = userErrors.length === 0 ? generalSentence : null;
  for (const { field, message } of userErrors) {
    if (field) fields[field === 'pricePence' ? 'price' : field] ??= message;
    else general ??= message;
  }
  return { fields, general };
}
