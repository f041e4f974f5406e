import { z } from 'zod';
import { UserFailure } from '../platform/graphql/user-failure.js';
import { ErrorCode } from './error-code.js';
import { sentenceOf } from './user-error.js';

// PostgreSQL's text cannot hold NUL, and no control character but tab and line feed means anything in a form.
const controlCharacters = /[\p{Cc}--[\t\n]]/gv;

/** Text as it is stored: line ends as `\n`, no control characters, no broken surrogates, no space around it. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replace(controlCharacters, '').trim();
}

/** A name as it is stored: as `cleanText`, and one line. */
export function cleanName(text: string): string {
  return cleanText(text.replace(/[\r\n]+/g, ' '));
}

/** A text that must be there once it is trimmed. `maxLength` counts code points, as PostgreSQL does. */
export function requiredText(maxLength: number, clean = cleanText) {
  return z
    .string()
    .nullish()
    .transform((text) => clean(text ?? ''))
    .superRefine((text, context) => {
      if (text === '') context.addIssue(issueOf(ErrorCode.REQUIRED));
      else if ([...text].length > maxLength) context.addIssue(issueOf(ErrorCode.TOO_LONG));
    });
}

/** As `requiredText`, and one line. */
export function requiredName(maxLength: number) {
  return requiredText(maxLength, cleanName);
}

/** A text that need not be there: null without one. `maxLength` as for `requiredText`. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .nullish()
    .transform((text) => cleanText(text ?? '') || null)
    .refine((text) => [...(text ?? '')].length <= maxLength, issueOf(ErrorCode.TOO_LONG));
}

/** How a schema names the ErrorCode that a refused value is answered with. */
export function issueOf(code: ErrorCode) {
  return { code: 'custom' as const, params: { errorCode: code } };
}

/**
 * Checks an input as a whole, so that a person learns of all its mistakes at once.
 * @throws UserFailure with one problem for each field that is wrong
 */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new UserFailure(
    result.error.issues.map((issue) => {
      const field = issue.path.join('.');
      const code = errorCodeOf(issue);
      return { code, message: sentenceOf(code, field), field };
    }),
  );
}

function errorCodeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.code === 'custom' && issue.params?.errorCode) return issue.params.errorCode as ErrorCode;
  throw new Error(`The schema gives no ErrorCode for ${issue.path.join('.')}: ${issue.message}`);
}
