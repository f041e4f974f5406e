export const LOG_IN_TO_SEE_TOKENS = 'You need to be logged in to see your access tokens';
export const TOKENS_FAILED = 'Your access tokens could not be loaded. Please try again';
export const REVOKE_FAILED = 'The token could not be revoked. Please try again';
export const NAME_REQUIRED = 'name is required';
export const SCOPE_REQUIRED = 'Choose what the token may do';
export const COPY_FAILED = 'The token could not be copied. Select it and copy it yourself';
export const revoked = (name: string) => `“${name}” is revoked. Requests with it are refused from now on.`;
