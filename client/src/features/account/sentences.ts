export const BAD_LINK = 'This link is not valid any more. Please ask for a new one';
