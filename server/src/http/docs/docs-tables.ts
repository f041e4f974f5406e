import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { GAPS } from '../../features/webhooks/deliveries/retry-gaps.js';
import { docsErrors } from './docs-errors.js';
import { docsLimits } from './docs-limits.js';

export interface DocsSources {
  schema: GraphQLSchema;
  /** Of queries, as configured. */
  costPerMinute: number;
  /** The text of CHANGELOG.md. */
  changelog: string;
}

/** The table that a comment in a page stands for, as Markdown. */
type Table = (sources: DocsSources, argument: string) => string;

/** A comment on a line of its own: `<!-- arguments events -->`. */
const COMMENT = /^<!-- (\w+)(?: ([\w.]+))? -->$/gm;

const tables: Record<string, Table> = {
  operation: ({ schema }, name) => operationLine(schema, name),
  requestErrors: () =>
    table(
      ['HTTP', 'Code', 'Meaning'],
      docsErrors.map(({ status, code, meaning }) => [`${status}`, `\`${code}\``, meaning]),
    ),
  errors: ({ schema }) => enumTable(schema, 'ErrorCode', 'Code'),
  scopes: ({ schema }) => enumTable(schema, 'AccessScope', 'Scope'),
  topics: ({ schema }) => enumTable(schema, 'WebhookTopic', 'Topic'),
  arguments: ({ schema }, name) => valueTable(fieldOf(schema, name).field.args),
  input: ({ schema }, name) => {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) throw new Error(`No input type: ${name}`);
    return valueTable(Object.values(type.getFields()));
  },
  limits: ({ costPerMinute }) =>
    table(
      ['What', 'Limit'],
      docsLimits(costPerMinute).map(({ what, limit }) => [what, limit]),
    ),
  codegen: ({ schema }) => codegenConfig(schema),
  scalars: ({ schema }) =>
    table(
      ['Scalar', 'Meaning', 'Specification'],
      scalarsOf(schema).map(({ name, description, specifiedByURL }) => [
        `\`${name}\``,
        description ?? '',
        specifiedByURL ? `<${specifiedByURL}>` : '',
      ]),
    ),
  retries: () =>
    table(
      ['Try', 'After the one before'],
      GAPS.map((gap, index) => [`${index + 2}`, inWords(gap)]),
    ),
  changelog: ({ changelog }) => changelog.slice(changelog.indexOf('\n## ') + 1),
};

/** Puts the tables of the schema, the limits and the changelog into a page. @throws for a comment that it does not know */
export function withTables(markdown: string, sources: DocsSources): string {
  return markdown.replace(COMMENT, (comment, name: string, argument = '') => {
    const make = tables[name];
    if (!make) throw new Error(`No table: ${comment}`);
    return make(sources, argument);
  });
}

/**
 * The line that describes an operation above its arguments. @param name `events`, or a field of another type:
 * `Event.signUps`
 */
function operationLine(schema: GraphQLSchema, name: string): string {
  const { kind, field } = fieldOf(schema, name);
  const scopes = /A token needs ([A-Z_]+(?: or [A-Z_]+)*)\./.exec(field.description ?? '')?.[1];
  const signature = `${field.name}(${field.args.map((arg) => arg.name).join(', ')}): ${field.type}`;
  const cells = [
    `<strong>${kind}</strong>`,
    `<code>${signature}</code>`,
    `<span>${scopes ? `Needs ${scopes}` : 'No token needed'}</span>`,
  ];
  return `<div class="docs-operation">${cells.join('')}</div>`;
}

function fieldOf(
  schema: GraphQLSchema,
  name: string,
): { kind: string; field: GraphQLField<unknown, unknown> } {
  const [typeName = '', fieldName = ''] = name.includes('.') ? name.split('.') : ['', name];
  const named = schema.getType(typeName);
  if (isObjectType(named)) return { kind: 'Field', field: required(named.getFields()[fieldName], name) };
  const kinds = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  };
  for (const [kind, type] of Object.entries(kinds)) {
    const field = type?.getFields()[fieldName];
    if (field) return { kind, field };
  }
  throw new Error(`No operation: ${name}`);
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`No field: ${name}`);
  return value;
}

function enumTable(schema: GraphQLSchema, name: string, heading: string): string {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`No enum: ${name}`);
  const rows = type.getValues().map((value) => [`\`${value.name}\``, value.description ?? '']);
  return table([heading, 'Meaning'], rows);
}

/** Of GraphQL Code Generator: what it would take for `any`. */
function codegenConfig(schema: GraphQLSchema): string {
  const types = scalarsOf(schema).map(({ name }) => `${name}: '${typeScriptTypes[name] ?? 'string'}'`);
  return `\`\`\`ts
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'https://turnout.example/schema.graphql',
  documents: ['src/**/*.ts'],
  generates: {
    'src/gql/': {
      preset: 'client',
      config: {
        strictScalars: true,
        scalars: { ID: 'string', ${types.join(', ')} },
      },
    },
  },
};

export default config;
\`\`\``;
}

/** Of those that are no texts in JSON. */
const typeScriptTypes: Record<string, string> = { MarkdownTree: 'unknown' };

/** Those that are not GraphQL's own. */
function scalarsOf(schema: GraphQLSchema): GraphQLScalarType[] {
  return Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type));
}

function valueTable(values: readonly (GraphQLArgument | GraphQLInputField)[]): string {
  const rows = values.map(({ name, type, defaultValue, description }) => {
    const byDefault = defaultValue === undefined ? '' : ` ${String(defaultValue)} when left out.`;
    return [`\`${name}\``, `\`${type}\``, `${description ?? ''}${byDefault}`];
  });
  return table(['Name', 'Type', 'Purpose'], rows);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  if (seconds < 3600) return `${seconds / 60} minutes`;
  return `${seconds / 3600} hours`;
}
