import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from 'graphql';

const client = fileURLToPath(new URL('../../../client', import.meta.url));

/** A value of each scalar, by its name. */
export const samples: Record<string, unknown> = {
  Boolean: true,
  DateTimeISO: '2027-03-14T10:00:00Z',
  ID: '01a1fb2f-3717-715a-b2f6-149fa4f183de',
  LocalDate: '2027-03-14',
  LocalTime: '10:00',
  String: 'Words',
  // The only number that a query of the client's takes is the size of a page.
  Int: 100,
};

/** Every operation of the client, as codegen wrote it, with its largest page. */
export function clientDocuments(schema: GraphQLSchema) {
  const generated = globSync(`${client}/src/**/gql/*.ts`).map((path) => readFileSync(path, 'utf8'));
  const lines = generated.join('\n').matchAll(/^export const \w+Document = (\{.*\}) as unknown as/gm);
  return [...lines].map(([, json = '']) => {
    const document: DocumentNode = JSON.parse(json);
    const operation = document.definitions[0] as OperationDefinitionNode;
    const values = operation.variableDefinitions?.map(({ variable, type }) => [
      variable.name.value,
      sampleOf(typeFromAST(schema, type as never) as GraphQLInputType),
    ]);
    const variables: Record<string, unknown> = Object.fromEntries(values ?? []);
    return { name: operation.name?.value, document, operation, query: print(document), variables };
  });
}

function sampleOf(nullable: GraphQLInputType): unknown {
  if (!isNonNullType(nullable)) return null;
  const type = getNullableType(nullable);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isScalarType(type)) return samples[type.name];
  if (!isInputObjectType(type)) return null;
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]));
}
