const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };

/** `1st`, `2nd`, `11th`. */
export function formatOrdinal(number: number): string {
  return `${number}${endings[rules.select(number)]}`;
}
