import { errorOfWaiting } from '../admission/request-state.js';
import { isLostStatement } from './connection-loss.js';

/**
 * Makes a change that may be lost or made twice without harm, such as a count or the time of the last use. When the
 * connection is lost the request is refused as BUSY, although it is not known whether the change was stored.
 */
export async function repeatable<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw isLostStatement(error) ? errorOfWaiting(error) : error;
  }
}
