import { type GraphQLArgument, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
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

/**
 * Every way from a type to a value, each as the fields on it, through at most so many objects. Fields that need an
 * argument are left out.
 */
export function waysToValues(name: string, objects: number): string[][] {
  return fieldsOf(name)
    .filter(({ args }) => !args.some((arg: GraphQLArgument) => isRequiredArgument(arg)))
    .flatMap((field) => {
      const type = getNamedType(field.type);
      if (isLeafType(type)) return [[field.name]];
      if (objects === 0) return [];
      return waysToValues(type.name, objects - 1).map((rest) => [field.name, ...rest]);
    });
}
