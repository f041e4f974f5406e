/** All that a client learns of a mistake of ours. */
export const UNEXPECTED = 'Something went wrong on our side. Please try again later';
