/** How a checkout stands whose session has ended. */
export type SignedOut = 'not-charged' | 'processing' | 'charged';
