/** `1,200`. */
export const { format: formatCount } = new Intl.NumberFormat('en-GB');
