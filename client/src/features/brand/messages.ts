export const SAVED = 'Saved. Pages show it when they are loaded again.';
export const LOGO_SAVED = 'The logo is saved. Pages show it when they are loaded again.';
export const LOGO_REMOVED = 'The logo is removed.';
export const LOGO_FAILED = 'The logo could not be sent. Please try again.';
export const BRAND_FAILED = 'The brand could not be loaded.';
export const PREVIEW_FAILED = 'The preview could not be loaded.';
export const NO_ADDRESS = 'Each line has a label, then an address that begins with https://, mailto: or /.';
export const byOperator = (variable: string) =>
  `The server has this from ${variable}, so it cannot be changed here.`;
export const LOGO_TOO_LARGE = 'This file is larger than 256 kB. Choose a smaller one';
