import { Argument, InvalidArgumentError } from 'commander';
import { emailAddress } from '../features/accounts/email-addresses/email-address.js';

/** An address, which is lower-cased as accounts have it. */
export function emailArgument(): Argument {
  return new Argument('<email>', 'the e-mail address of the account').argParser((given) => {
    const { success, data } = emailAddress.safeParse(given);
    if (!success) throw new InvalidArgumentError('This is no e-mail address.');
    return data;
  });
}
