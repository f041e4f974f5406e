type Fields = Record<string, unknown>;

/** The old fields with the new ones in their place; null takes one away (RFC 7396). */
export function mergePatch(old: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(old) ? { ...old } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else if (value !== undefined) merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
