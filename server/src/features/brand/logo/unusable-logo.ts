/** Why a file cannot be a logo: the end of a sentence that begins with its name. */
export class UnusableLogoError extends Error {}
