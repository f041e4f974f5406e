import { once } from 'es-toolkit/function/once';
import {
  type DocumentNode,
  execute,
  GraphQLError,
  GraphQLObjectType,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { ExpectedError } from '../../errors/request-errors.js';
import { limitDocument, MAX_TOKENS } from './document-limits.js';
import { queryCost } from './query-cost.js';

/** As of a query: see cost-limit.ts. */
export const MAX_COST = 5_000;

/** The mistake in a selection, in words for its author. */
export class InvalidSelectionError extends Error {}

/**
 * Selections that are stored and answered later, on one type of the schema: `{ id event { title } }`. They are held to
 * the limits of a request, and the access rules of the fields hold as for one.
 */
export class Selections {
  readonly #schema: () => GraphQLSchema;

  /**
   * @param schemaOf is asked for when the first selection comes, since building it takes time that no start should take
   * @param typeName of the object that is selected on
   */
  constructor(schemaOf: () => GraphQLSchema, typeName: string) {
    this.#schema = once(() => {
      const schema = schemaOf();
      const type = schema.getType(typeName);
      if (!(type instanceof GraphQLObjectType)) throw new Error(`There is no type ${typeName} to select on`);
      const { types } = schema.toConfig();
      return new GraphQLSchema({ query: type, types });
    });
  }

  /**
   * @returns how many objects it may return
   * @throws InvalidSelectionError
   */
  check(selection: string): number {
    const document = this.#parse(selection);
    const operation = operationOf(document);
    const [mistake] = validate(this.#schema(), document, [limitDocument, ...specifiedRules], {
      maxErrors: 1,
    });
    if (mistake) throw new InvalidSelectionError(mistake.message);
    const cost = this.#costOf(document, operation);
    if (cost === null || cost > MAX_COST)
      throw new InvalidSelectionError(`It may return ${cost} objects, and ${MAX_COST} are allowed`);
    return cost;
  }

  /**
   * The fields of an object that the selection shows. A field that the context's viewer may not see is null.
   * @throws InvalidSelectionError where the selection does not fit the schema any more
   * @throws Error when a field could not be read for another reason
   */
  async read(selection: string, object: unknown, context: object): Promise<Record<string, unknown>> {
    const document = this.#parse(selection);
    const [mistake] = validate(this.#schema(), document, specifiedRules, { maxErrors: 1 });
    if (mistake) throw new InvalidSelectionError(mistake.message);
    const { data, errors = [] } = await execute({
      schema: this.#schema(),
      document,
      rootValue: object,
      contextValue: context,
    });
    const unexpected = errors.find(({ originalError }) => !(originalError instanceof ExpectedError));
    if (unexpected) throw unexpected.originalError ?? unexpected;
    if (!data) throw new InvalidSelectionError(errors[0]?.message ?? 'It shows nothing');
    return data;
  }

  #costOf(document: DocumentNode, operation: OperationDefinitionNode): number | null {
    try {
      return queryCost(this.#schema(), document, operation, {});
    } catch (error) {
      if (error instanceof ExpectedError) throw new InvalidSelectionError(error.message);
      throw error;
    }
  }

  #parse(selection: string): DocumentNode {
    try {
      return parse(selection, { maxTokens: MAX_TOKENS });
    } catch (error) {
      if (error instanceof GraphQLError) throw new InvalidSelectionError(error.message);
      throw error;
    }
  }
}

/** The one operation of a document: a query without variables, since a webhook gives none. */
function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation, ...others] = operations as OperationDefinitionNode[];
  if (!operation || others.length > 0)
    throw new InvalidSelectionError('It must be one selection, { id topic }');
  if (operation.operation !== 'query')
    throw new InvalidSelectionError('It must be a selection, and no mutation');
  if (operation.variableDefinitions?.length) throw new InvalidSelectionError('It can have no variables');
  return operation;
}
