import { trim } from 'es-toolkit/string/trim';
import { z } from 'zod';
import { ErrorCode } from '../../error-code.js';
import { issueOf } from '../../parse-input.js';
import { Role } from '../role.js';

const MAX_LENGTH = 254; // RFC 5321, 4.5.3.1.3, less the angle brackets

/**
 * An e-mail address, lower-cased. The rule is that of a browser's e-mail field (WHATWG HTML, "valid e-mail address"):
 * ASCII alone, so no letter that only looks like another, no quotes, no control characters. Spaces around it are
 * dropped, but no line ends or other blanks, which people do not type: they are not part of an address.
 */
export const emailAddress = z.string().transform((value, context) => {
  const email = trim(value, ' ');
  if (email.length > MAX_LENGTH) context.addIssue(issueOf(ErrorCode.TOO_LONG));
  else if (!z.regexes.html5Email.test(email)) context.addIssue(issueOf(ErrorCode.INVALID_EMAIL));
  return email.toLowerCase();
});

/** The role that comes with a valid, lower-cased address: staff exactly when its domain is the company's. */
export function roleOf(email: string, staffDomain: string): Role {
  return email.slice(email.lastIndexOf('@') + 1) === staffDomain ? Role.STAFF : Role.USER;
}
