import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isRequiredArgument,
  OperationTypeNode,
} from 'graphql';
import { anyValue, literalOf } from './any-value.js';
import { documentOf, type GeneratedDocument, join, type Snippet } from './snippet.js';

/** Levels of objects. Inline fragments are levels too, and the product allows ten. */
const MAX_LEVELS = 4;
const MAX_FIELDS = 6;

/** These would make anonymous visitors of the callers. */
const leftOut = ['logOut', 'deleteAccount', 'endProgramAccess'];

/** Documents of a schema: most of them can be executed, some are wrong in a value or as a whole. */
export function anyDocument(schema: GraphQLSchema, ids: readonly string[]): fc.Arbitrary<GeneratedDocument> {
  const snippets = new Snippets(schema, ids);
  const operation = (keyword: OperationTypeNode) =>
    snippets
      .selection(schema.getRootType(keyword) as GraphQLObjectType, MAX_LEVELS)
      .map((snippet) => documentOf(keyword, snippet));
  const right = fc.oneof(
    { weight: 6, arbitrary: operation(OperationTypeNode.QUERY) },
    { weight: 2, arbitrary: operation(OperationTypeNode.MUTATION) },
    { weight: 1, arbitrary: operation(OperationTypeNode.SUBSCRIPTION) },
  );
  return fc.oneof({ weight: 15, arbitrary: right }, { weight: 1, arbitrary: broken(right) });
}

/** With some characters too many, and some too few. */
function broken(right: fc.Arbitrary<GeneratedDocument>): fc.Arbitrary<GeneratedDocument> {
  return fc
    .tuple(right, fc.nat(), fc.nat({ max: 3 }), fc.string({ maxLength: 3 }))
    .map(([{ query, variables }, at, removed, added]) => {
      const position = at % query.length;
      return { query: query.slice(0, position) + added + query.slice(position + removed), variables };
    });
}

class Snippets {
  readonly #selections = new Map<string, fc.Arbitrary<Snippet>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly ids: readonly string[],
  ) {}

  /** Some fields of a type in braces, directly or in a fragment. */
  selection(type: GraphQLObjectType, levels: number): fc.Arbitrary<Snippet> {
    const key = `${type.name} ${levels}`;
    const selection = this.#selections.get(key) ?? this.#newSelection(type, levels);
    this.#selections.set(key, selection);
    return selection;
  }

  #newSelection(type: GraphQLObjectType, levels: number): fc.Arbitrary<Snippet> {
    const fields = Object.values(type.getFields()).filter(
      (field) => !leftOut.includes(field.name) && (levels > 1 || isLeafType(getNamedType(field.type))),
    );
    const plain = fields.length === 0 ? fc.constant(join('__typename', [])) : this.#someOf(fields, levels);
    return fc.tuple(plain, fc.nat({ max: 8 }), anyNumber).map(([snippet, how, n]) => {
      if (how === 0) return join(`{ ... on ${type.name} { ${snippet.text} } }`, [snippet]);
      if (how === 1) return join(`{ ... { ${snippet.text} } }`, [snippet]);
      if (how > 2) return join(`{ ${snippet.text} }`, [snippet]);
      const { text, ...rest } = snippet;
      const fragments = [...rest.fragments, `fragment F${n} on ${type.name} { ${text} }`];
      return { ...rest, fragments, text: `{ ...F${n} }` };
    });
  }

  #someOf(fields: GraphQLField<unknown, unknown>[], levels: number): fc.Arbitrary<Snippet> {
    return fc
      .shuffledSubarray(fields, { minLength: 1, maxLength: Math.min(MAX_FIELDS, fields.length) })
      .chain((chosen) => fc.tuple(...chosen.map((field) => this.#field(field, levels))))
      .map((snippets) => join(snippets.map(({ text }) => text).join(' '), snippets));
  }

  #field({ name, args, type }: GraphQLField<unknown, unknown>, levels: number): fc.Arbitrary<Snippet> {
    const below = this.#below(getNamedType(type), levels - 1);
    const given = fc.tuple(...args.map((arg) => this.#argument(arg)));
    return fc
      .tuple(anyAlias, given, anyDirective, below)
      .map(([alias, argumentSnippets, directive, inner]) => {
        const texts = argumentSnippets.map(({ text }) => text).filter(Boolean);
        const list = texts.length > 0 ? `(${texts.join(', ')})` : '';
        return join(`${alias}${name}${list} ${directive} ${inner.text}`, [...argumentSnippets, inner]);
      });
  }

  #below(type: GraphQLNamedType, levels: number): fc.Arbitrary<Snippet> {
    if (type instanceof GraphQLObjectType) return this.selection(type, levels);
    if (!isAbstractType(type)) return fc.constant(join('', []));
    const parts = this.schema
      .getPossibleTypes(type)
      .map((possible) =>
        this.selection(possible, levels).map((inner) =>
          join(`{ ... on ${possible.name} ${inner.text} }`, [inner]),
        ),
      );
    return fc.oneof(...parts);
  }

  #argument(arg: GraphQLArgument): fc.Arbitrary<Snippet> {
    const value = anyValue(arg.type, arg.name, this.ids);
    const given = fc.tuple(value, fc.boolean(), anyNumber).map(([value, isVariable, n]): Snippet => {
      if (!isVariable) return join(`${arg.name}: ${literalOf(arg.type, value)}`, []);
      const variable = { name: `v${n}`, type: String(arg.type), value };
      return { text: `${arg.name}: $v${n}`, fragments: [], variables: [variable] };
    });
    return isRequiredArgument(arg) ? given : fc.oneof(given, fc.constant(join('', [])));
  }
}

/** For names that are hardly ever the same. */
const anyNumber = fc.nat({ max: 10_000_000 });
const anyAlias = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  anyNumber.map((n) => `a${n}: `),
);
const anyDirective = fc.oneof(
  { weight: 40, arbitrary: fc.constant('') },
  fc.constantFrom('@include(if: true)', '@skip(if: true)', '@include(if: null)', '@nothing'),
);
