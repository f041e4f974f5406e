import fc from 'fast-check';
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Texts that break what is built carelessly. */
const hostile = [
  '',
  '\0',
  '\ud800',
  "' OR 1 = 1 --",
  '"; DROP TABLE events; --',
  '{{7*7}}',
  '../../etc/passwd',
  'a\r\nbcc: all@example.org',
  '%_\\',
  '👩‍👩‍👧‍👦\u202e\ufeff',
  'x'.repeat(6_000),
];

const mostly = (usual: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: other });

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Bread', 'Workshop', 'Leeds', 'Ines Moreau') },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
);

const byName: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(fc.constantFrom('ines@example.org', 'ines@staff.example'), fc.emailAddress(), anyText),
  password: fc.constantFrom('correct horse', 'wrong horse', 'short', '\0'.repeat(8), 'x'.repeat(129)),
  first: mostly(
    fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }) }, fc.constantFrom(20, 100)),
    fc.constantFrom(0, -1, 101, 2 ** 31 - 1, 2 ** 31),
  ),
  last: mostly(fc.constant(null), fc.integer({ min: -1, max: 101 })),
  // Any other text is refused.
  after: mostly(fc.constant(null), anyText),
  before: mostly(fc.constant(null), anyText),
};

const scalars = (ids: readonly string[]): Record<string, fc.Arbitrary<unknown>> => ({
  String: anyText,
  ID: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid(), anyText),
  Int: fc.oneof(fc.constantFrom(0, 30, 1000, 99_999_999), fc.integer()),
  Float: fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ noNaN: true, noDefaultInfinity: true })),
  Boolean: fc.boolean(),
  DateTimeISO: mostly(
    fc.constantFrom('2027-01-01T00:00:00Z', '2027-01-01T00:00:00.123+01:00', '9999-12-31T23:59:59.999Z'),
    fc.constantFrom('+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '0000-01-01T00:00:00Z', 'now', ''),
  ),
  LocalDate: mostly(
    fc.constantFrom('2027-03-14', '2027-03-15', '9999-12-31', '0001-01-01'),
    fc.constantFrom('0000-01-01', '2027-02-30', ''),
  ),
  LocalTime: mostly(fc.constantFrom('09:30', '00:00', '23:59'), fc.constantFrom('24:00', '9:30', '')),
});

const wrongKind = fc.constantFrom(null, 0, 1.5, 'x', [], {}, [[1]], { a: 1 }, true);

/** Values for an argument or a field of an input: mostly of its type, hostile ones among them. */
export function anyValue(
  type: GraphQLInputType,
  name: string,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const right = rightValue(getNullableType(type), name, ids);
  return fc.oneof({ weight: 60, arbitrary: right }, { weight: 1, arbitrary: wrongKind });
}

function rightValue(type: GraphQLInputType, name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(anyValue(type.ofType, name, ids), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (!isInputObjectType(type)) return byName[name] ?? (scalars(ids)[String(type)] as fc.Arbitrary<unknown>);
  const fields = Object.values(type.getFields());
  return fc.record(
    Object.fromEntries(fields.map((field) => [field.name, anyValue(field.type, field.name, ids)])),
    { requiredKeys: fields.filter((field) => isNonNullType(field.type)).map((field) => field.name) },
  );
}

/** A value as it stands in a document. */
export function literalOf(type: GraphQLInputType, value: unknown): string {
  const nullable = getNullableType(type);
  if (isEnumType(nullable) && typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const item = isListType(nullable) ? nullable.ofType : nullable;
    return `[${value.map((each) => literalOf(item, each)).join(' ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = isInputObjectType(nullable) ? nullable.getFields() : {};
  const pairs = Object.entries(value).map(
    ([name, each]) => `${name}: ${literalOf(fields[name]?.type ?? nullable, each)}`,
  );
  return `{ ${pairs.join(' ')} }`;
}
