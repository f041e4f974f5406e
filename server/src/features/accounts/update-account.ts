import { z } from 'zod';
import type { Context } from '../context.js';
import { parseInput, requiredName } from '../parse-input.js';
import { requireViewer, unauthenticated } from './access-rules.js';
import { Account } from './account.entity.js';
import { MAX_NAME_LENGTH } from './account-name.js';

const fields = z.object({ name: requiredName(MAX_NAME_LENGTH) });

/**
 * Changes the viewer's name, or confirms the one that is there. Names on sign-ups stay as they were typed.
 * @throws UserError REQUIRED, TOO_LONG
 */
export async function updateAccount(context: Context, input: { name: string }): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  const { name } = parseInput(fields, input);
  await context.database.update(Account, accountId, { name, nameConfirmed: true });
  const account = await context.database.findOneBy(Account, { id: accountId });
  if (!account) throw unauthenticated();
  return account;
}
