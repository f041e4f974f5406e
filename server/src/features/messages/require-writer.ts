import { requireStaff } from '../accounts/access-rules.js';
import type { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { requireMail } from '../require-mail.js';
import { UserError } from '../user-error.js';

/**
 * The first line of writing messages. Answers go to the writer's own address, so it must be proven to be theirs wherever the product
 * runs (M9).
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws UserError EMAIL_NOT_VERIFIED, MAIL_UNAVAILABLE
 */
export function requireWriter(context: Context, ...scope: AccessScope[]): Viewer {
  const viewer = requireStaff(context, ...scope);
  if (!viewer.emailVerified) throw new UserError(ErrorCode.EMAIL_NOT_VERIFIED);
  requireMail(context);
  return viewer;
}
