import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { requireMail } from '../require-mail.js';
import { UserError } from '../user-error.js';

/**
 * For a person who may write: answers go to the writer's own address, so it must be proven to be theirs wherever the product runs
 * (M9).
 * @throws UserError EMAIL_NOT_VERIFIED, MAIL_UNAVAILABLE
 */
export function requireOwnAddress(context: Context, viewer: Viewer): void {
  if (!viewer.emailVerified) throw new UserError(ErrorCode.EMAIL_NOT_VERIFIED);
  requireMail(context);
}
