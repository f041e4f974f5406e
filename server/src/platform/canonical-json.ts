/**
 * JSON that is the same for the same value, in whatever order the members of its objects come (as RFC 8785 sorts them).
 * @throws RangeError for what is nested too deep
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
