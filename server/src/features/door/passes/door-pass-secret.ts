import { secretForm } from '../../accounts/access-tokens/secret-form.js';

/** 62^22 is more than 2^130. Another prefix than that of access tokens: the two are looked for in different tables. */
const secrets = secretForm('trd_', 22);

export const newDoorPassSecret = secrets.create;
export const isDoorPassSecret = secrets.isValid;
