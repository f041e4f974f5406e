import { getNamedType, isObjectType } from 'graphql';
import { buildApiSchema } from '../../src/schema.js';

const schema = buildApiSchema();

/** The fields of an object type. */
export function fieldsOf(name: string) {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

/** Every field that leads to a type, sorted. */
export function pathsTo(name: string): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })),
    )
    .filter(({ field }) => getNamedType(field.type).name === name)
    .map(({ path }) => path)
    .toSorted();
}
