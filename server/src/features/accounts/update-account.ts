import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import type { Context } from '../context.js';
import { parseInput, requiredName } from '../parse-input.js';
import { requireViewer, unauthenticated } from './access-rules.js';
import { Account } from './account.entity.js';
import { nameShownNarrowed } from './causes.js';
import { MAX_NAME_LENGTH } from './names/account-name.js';
import type { NameShown } from './names/name-shown.js';

const fields = z.object({ name: requiredName(MAX_NAME_LENGTH) });

/**
 * Changes the viewer's name, or confirms the one that is there. Names on sign-ups stay as they were typed.
 *
 * A new choice of the people who see the name is for the next places. Places that the account has get it where it is narrower than their own:
 * no name is shown to people to whom the person has not shown it at that event.
 * @throws UserError REQUIRED, TOO_LONG
 */
export async function updateAccount(
  context: Context,
  { defaultNameShown, ...input }: { name: string; defaultNameShown?: NameShown | null },
): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  const { name } = parseInput(fields, input);
  const change = { name, nameConfirmed: true, ...(defaultNameShown !== undefined && { defaultNameShown }) };
  return transaction(context.database, async (manager) => {
    // A sign-up under way has a lock on the row: its place is there by then, or is stored with the new choice (S50).
    if (defaultNameShown) await manager.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [accountId]);
    await manager.update(Account, accountId, change);
    if (defaultNameShown)
      await context.runConsequences(nameShownNarrowed, manager, { accountId, nameShown: defaultNameShown });
    const account = await manager.findOneBy(Account, { id: accountId });
    if (!account) throw unauthenticated();
    return account;
  });
}
