const count = new Intl.NumberFormat('en-GB');

/** `1,200`. */
export const formatCount = (value: number): string => count.format(value);
