/** A logo that is more times as wide as it is high has the name in it. */
export const WORDMARK = 2;
