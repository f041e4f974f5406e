import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * The rule for reading a field or calling a mutation. `check` throws the GraphQL error that the caller gets; it sees
 * the request's context and the object that the field belongs to.
 */
export interface AccessRule<Context = never, Source = never> {
  readonly name: string;
  /** A sentence about who may, for the description of what the rule is declared for. */
  readonly note?: string;
  /** Whether it lets every anonymous visitor in, whatever it asks of others. */
  readonly isOpen?: boolean;
  check(context: Context, source: Source): void;
}

/** The check of rules that let everyone in. Fields behind it are not guarded at all: a list has hundreds of them. */
export const everyoneMay = (): void => {};

/** For types without data of their own (payloads, connections): their parent field has checked the caller. */
export const asItsParent: AccessRule<unknown, unknown> = { name: 'asItsParent', check: everyoneMay };

/** Declares the access rule of a field, or of every field of a type that has none of its own. */
export function Access(rule: AccessRule): MethodDecorator & PropertyDecorator & ClassDecorator {
  return Extensions({ access: rule }) as MethodDecorator & PropertyDecorator & ClassDecorator;
}

/**
 * Puts every field's access rule in front of its resolver.
 * A root field without a rule of its own, and any other field where neither it nor its type has one, does not
 * build: a field without a rule is closed, not open.
 * @throws Error naming every field without a rule
 */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  const unruled: string[] = [];
  for (const [type, field] of resolvedFields(schema)) {
    const rule = accessRuleOf(schema, type, field);
    if (!rule) unruled.push(`${type.name}.${field.name}`);
    else if (rule.check !== everyoneMay) guard(field, rule);
    describe(field);
  }
  for (const type of Object.values(schema.getTypeMap())) if (isObjectType(type)) describe(type);
  if (unruled.length > 0) throw new Error(`No access rule: ${unruled.join(', ')}`);
  return schema;
}

/** The rule that holds for a field: its own, else its type's; a root field must have its own. */
export function accessRuleOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): AccessRule<unknown, unknown> | undefined {
  const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(
    type,
  );
  const rule = field.extensions.access ?? (isRoot ? undefined : type.extensions.access);
  return rule as AccessRule<unknown, unknown> | undefined;
}

function* resolvedFields(
  schema: GraphQLSchema,
): Generator<[GraphQLObjectType, GraphQLField<unknown, unknown>]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) yield [type, field];
  }
}

/** Says in a description what the rule that is declared there asks for. */
function describe(declared: GraphQLObjectType | GraphQLField<unknown, unknown>): void {
  const { note } = (declared.extensions.access ?? {}) as AccessRule;
  if (note) declared.description = [declared.description, note].filter(Boolean).join(' ');
}

function guard(field: GraphQLField<unknown, unknown>, rule: AccessRule<unknown, unknown>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    rule.check(context, source);
    return resolve(source, args, context, info);
  };
  // A subscription is checked when it begins, and again for each of its messages.
  const { subscribe } = field;
  if (!subscribe) return;
  field.subscribe = (source, args, context, info) => {
    rule.check(context, source);
    return subscribe(source, args, context, info);
  };
}
