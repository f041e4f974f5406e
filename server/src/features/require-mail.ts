import type { Context } from './context.js';
import { ErrorCode } from './error-code.js';
import { UserError } from './user-error.js';

/** @throws UserError MAIL_UNAVAILABLE where no mail service is set up */
export function requireMail({ settings }: Pick<Context, 'settings'>): void {
  if (!settings.mailEnabled) throw new UserError(ErrorCode.MAIL_UNAVAILABLE);
}
