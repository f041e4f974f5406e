import { describe, expect, it } from 'vitest';
import { Role } from '../role.js';
import { emailAddress, roleOf } from './email-address.js';

/** Has letters that others look like: k (the Kelvin sign), s (the long s), and the d, e of other alphabets. */
const STAFF_DOMAIN = 'desk.example';

/** The role that an address as typed would get; null when it is refused. */
function roleOfTyped(address: string): Role | null {
  const { success, data } = emailAddress.safeParse(address);
  return success ? roleOf(data, STAFF_DOMAIN) : null;
}

describe('roleOf', () => {
  it.each(['x@desk.example', 'X@DESK.EXAMPLE', 'x+y@Desk.Example', ' x@desk.example '])(
    'S9: %j is staff',
    (address) => {
      expect(roleOfTyped(address)).toBe(Role.STAFF);
    },
  );

  it.each([
    'x@evil-desk.example',
    'x@evildesk.example',
    'x@desk.example.evil.com',
    'x@sub.desk.example',
    'x@example',
    'x@desk',
    'x@desk-example',
    'x@deskxexample',
    'x@desk.example-evil.com',
    'desk.example@evil.com',
    'x%40desk.example@evil.com',
    'x=desk.example@evil.com',
    '@desk.example',
    'x@evil.com@desk.example',
    'x@desk.example@evil.com',
    '"a@desk.example"@evil.com',
    '"a@evil.com"@desk.example',
    '"x"@desk.example',
    'x@desk.example.',
    'x@DESK.example.',
    'x@.desk.example',
    'x@desk..example',
    'x@-desk.example',
    'x@[desk.example]',
    'x@desk.example:25',
    'x@desk.example/evil.com',
    'x@desk.example?evil.com',
    'x@desk.example#evil.com',
    'x@desk.example(evil)',
    'x@(evil)desk.example',
    'X <x@desk.example>',
    '<x@desk.example>',
    'mailto:x@desk.example',
    'x@evil.com,y@desk.example',
    'x@evil.com;y@desk.example',
    'x y@desk.example',
    'x@desk .example',
    'x@desk%2Eexample',
    'x@%64esk.example',
    'x%40desk.example',
    'x@xn--des-1mb.example',
    'x@xn--desk-0na.example',
    'x\uFF20desk.example',
    'x@desk\u3002example',
    'x@desk\uFF0Eexample',
    'x@des\u212A.example',
    'X@DES\u212A.EXAMPLE',
    'x@de\u017Fk.example',
    'x@\u0501esk.example',
    'x@d\u0435sk.example',
    'x@\uFF44esk.example',
    'x@desk.exampl\u0435',
    'x@d\u00E9sk.example',
    'x@de\u00ADsk.example',
    'x@de\u200Bsk.example',
    'x@desk.example\u200B',
    'x@\u202Eelpmaxe.ksed',
    '\uFEFFx@desk.example',
    'x@desk.example\u00A0',
    'x@desk.example\u2028',
    '\u017F@evil.com',
    'x@desk.example\r\n',
    'x@desk.example\n',
    '\r\nx@desk.example',
    'x@evil.com\r\n@desk.example',
    'x@evil.com\ny@desk.example',
    'y@desk.example\nx@evil.com',
    'x@desk.example\r\nBcc: y@evil.com',
    'x@desk.example\u0000',
    'x@desk.example\u0000.evil.com',
    'x@evil.com\u0000@desk.example',
    '\tx@desk.example',
    '',
    '@',
    'desk.example',
  ])('S9: %j is never staff', (address) => {
    expect(roleOfTyped(address)).not.toBe(Role.STAFF);
  });
});

describe('emailAddress', () => {
  it('takes an address of 254 characters and none of 255', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 12)}@example.org`;
    expect(emailAddress.safeParse(ofLength(254)).data).toBe(ofLength(254));
    expect(emailAddress.safeParse(ofLength(255)).error?.issues).toMatchObject([
      { params: { errorCode: 'TOO_LONG' } },
    ]);
  });
});
