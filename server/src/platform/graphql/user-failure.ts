import { defaultFieldResolver, type GraphQLSchema } from 'graphql';

/** One thing that a person can put right; `field` is the input field it is about. */
export interface Problem {
  code: string;
  message: string;
  field: string | null;
}

/** Thrown by a use case when a person can put something right: data of the answer, not an error of the server. */
export class UserFailure extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(
      problems.map((problem) => `${problem.code}${problem.field ? ` (${problem.field})` : ''}`).join(', '),
    );
    this.name = 'UserFailure';
  }
}

/** Makes every mutation answer a UserFailure as `userErrors` of its payload, all other fields null. */
export function answerUserFailures(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args, context, info) => {
      try {
        const payload = (await resolve(source, args, context, info)) as object;
        return { userErrors: [], ...payload };
      } catch (error) {
        if (error instanceof UserFailure) return { userErrors: error.problems };
        throw error;
      }
    };
  }
  return schema;
}
