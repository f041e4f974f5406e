import { isNetworkFailure, rateLimitSentence } from '../apollo/failure';
import { NETWORK_ERROR, OTHER_ERROR } from './sentences';

/** What to say when an attempt to do something about one's account did not get an answer. */
export function attemptFailedSentence(error: unknown): string {
  return rateLimitSentence(error) ?? (isNetworkFailure(error) ? NETWORK_ERROR : OTHER_ERROR);
}
