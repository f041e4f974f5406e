import { z } from 'zod';
import { ErrorCode } from '../../error-code.js';
import { issueOf } from '../../parse-input.js';

const MIN_LENGTH = 6;
/** A longer one would only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 128;

/**
 * A new password: 6 to 128 characters (code points) of any kind, neither cut nor trimmed. Half a character (a lone
 * surrogate) is none: all of them are hashed alike.
 */
export const newPassword = z.string().superRefine((password, context) => {
  const { length } = [...password];
  if (length < MIN_LENGTH || !password.isWellFormed()) context.addIssue(issueOf(ErrorCode.WEAK_PASSWORD));
  else if (length > MAX_PASSWORD_LENGTH) context.addIssue(issueOf(ErrorCode.TOO_LONG));
});
