import type { ErrorCode } from '../gql/graphql';

/** A mistake that the person can put right; `message` is the sentence to show. */
export interface UserError {
  code: ErrorCode;
  message: string;
  field: string | null;
}
