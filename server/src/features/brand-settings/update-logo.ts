import { readLogo } from '../brand/logo/read-logo.js';
import { UnusableLogoError } from '../brand/logo/unusable-logo.js';
import type { Scheme } from '../brand/tones.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { requireFirstStaff } from './first-staff.js';
import { requireFree, storeBrand } from './update-brand.js';

/**
 * Stores the logo of a scheme, or removes it.
 * @param bytes PNG or SVG; null: none
 * @throws UserError INVALID_BRAND with a sentence that says why, SET_BY_OPERATOR where the environment names a file
 */
export async function updateLogo(context: Context, scheme: Scheme, bytes: Buffer | null): Promise<void> {
  await requireFirstStaff(context);
  const name = `${scheme}Logo` as const;
  requireFree(context, name);
  if (bytes) requireUsable(bytes);
  await storeBrand(context, { [name]: bytes });
}

function requireUsable(bytes: Buffer): void {
  try {
    readLogo(bytes);
  } catch (error) {
    if (!(error instanceof UnusableLogoError)) throw error;
    throw new UserError(ErrorCode.INVALID_BRAND, null, `This file cannot be a logo: ${error.message}`);
  }
}
