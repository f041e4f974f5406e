/** Of one account. */
export const MAX_WEBHOOKS = 20;
/** Characters. */
export const MAX_URL_LENGTH = 2_000;
export const MAX_QUERY_LENGTH = 4_000;
/** Of what is sent. */
export const MAX_BODY_BYTES = 1_000_000;
