import { dataOf, defineCause } from '../define-cause.js';
import type { NameShown } from './names/name-shown.js';

export const accountDeleted = defineCause({
  name: 'accountDeleted',
  data: dataOf<{ accountId: string }>(),
});

/** A person who knew the old password, or was signed in, has set another one. */
export const passwordChanged = defineCause({
  name: 'passwordChanged',
  data: dataOf<{ accountId: string; changedAt: Date }>(),
});

/** An account that a stranger made with another person's address has been given to the owner of the address. */
export const accountTakenOver = defineCause({
  name: 'accountTakenOver',
  data: dataOf<{ accountId: string }>(),
});

/** A person has chosen who sees their name. Of what the account has already, that holds where it is the narrower choice. */
export const nameShownNarrowed = defineCause({
  name: 'nameShownNarrowed',
  data: dataOf<{ accountId: string; nameShown: NameShown }>(),
});
