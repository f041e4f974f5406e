/** A document that is over a limit whatever the event holds. */
export interface CostShape {
  name: string;
  query: string;
  variables?: object;
}

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

/** How the size of a page is given. */
const sizes = {
  literal: { definition: '', size: '100', variables: {} },
  variable: { definition: 'query ($n: Int!)', size: '$n', variables: { n: 100 } },
  default: { definition: 'query ($n: Int! = 100)', size: '$n', variables: {} },
};

/** How what is in a page is reached. */
const paths = {
  nodes: (fields: string) => `nodes { ${fields} }`,
  edges: (fields: string) => `edges { node { ${fields} } }`,
};

/** Documents that ended the process once, or took seconds, or made megabytes. */
export function costShapes(eventId: string): CostShape[] {
  return [
    ...Object.entries(sizes).flatMap(([how, size]) =>
      Object.entries(paths).flatMap(([by, within]) =>
        pages(eventId, size, within).map(({ name, query }) => ({
          name: `${name}, ${by}, ${how}`,
          query,
          variables: size.variables,
        })),
      ),
    ),
    ...withoutPages(eventId),
  ];
}

type Size = (typeof sizes)[keyof typeof sizes];

function pages(eventId: string, { definition, size }: Size, within: (fields: string) => string): CostShape[] {
  const people = (fields: string) => `signUps(first: ${size}) { ${within(fields)} }`;
  const threeDeep = (fields: string) =>
    `${definition} { event(id: "${eventId}") { ${people(`event { ${people(`event { ${people(fields)} }`)} }`)} } }`;
  const list = (n: number) => `a${n}: events(first: ${size}) { ${within('description')} }`;
  const page = `events(first: ${size}) { ...Page }`;
  const fragments = `fragment Page on EventConnection { ${within('...People')} } fragment People on Event { ${people('id')} }`;
  return [
    { name: 'people three deep with email', query: threeDeep('email') },
    { name: 'people three deep with id name', query: threeDeep('id name') },
    { name: '15 lists of descriptions', query: `${definition} { ${times(15, list)} }` },
    { name: 'pages by fragments', query: `${definition} { ${page} } ${fragments}` },
  ];
}

function withoutPages(eventId: string): CostShape[] {
  const bomb = (on: string, fields: string) =>
    times(22, (n) => `fragment F${n} on ${on} { ${fields} ...F${n + 1} ...F${n + 1} }`);
  const people = 'event { signUps(first: 100) { nodes { event { signUps(first: 100) { nodes { id } } } } } }';
  return [
    { name: '240 times the same field', query: `{ ${times(240, () => 'settings { sandbox }')} }` },
    {
      name: '15 times introspection',
      query: `{ ${times(15, (n) => `a${n}: __schema { types { name fields { name } } }`)} }`,
    },
    {
      name: 'fragment bomb of 22 levels',
      query: `{ ...F0 } ${bomb('Query', '')} fragment F22 on Query { settings { sandbox } }`,
    },
    {
      name: 'fragment bomb of 22 levels with aliases',
      query: `{ events { nodes { ...F0 } } } ${bomb('Event', 'a: id b: title')} fragment F22 on Event { id }`,
    },
    {
      name: 'people two deep in a mutation',
      query: `mutation { updateEvent(input: { id: "${eventId}" }) { ${people} } }`,
    },
  ];
}
