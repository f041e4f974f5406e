export const YOU_ARE_AT = 'You are at ';
export const YOU_WAIT_FOR = 'You wait for a place at ';
/** @param until `20:30` */
export const placeUntil = (until: string) => ` until ${until}`;
/** @param from `20:30` */
export const placeFrom = (from: string) => ` from ${from}`;
export const waitUntil = (until: string) => `, which ends at ${until}`;
export const waitFrom = (from: string) => `, which starts at ${from}`;
export const andMore = (count: number) => (count === 0 ? '' : `, and ${count} more at that time`);
export const thisStarts = (at: string) => `This starts at ${at}.`;
export const thisEnds = (at: string) => `This ends at ${at}.`;
export const CAN_SIGN_UP_FOR_BOTH = 'You can sign up for both.';
export const CAN_SIGN_UP_FOR_ALL = 'You can sign up for all of them.';
export const CAN_STILL_WAIT = 'You can still join the waiting list.';
