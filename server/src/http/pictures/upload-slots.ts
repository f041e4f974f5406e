import type { ServerResponse } from 'node:http';
import { BusyError } from '../../platform/errors/request-errors.js';

/** Of a process: each upload may hold 10 MB. */
const MAX_UPLOADS = 12;
/** One account alone leaves room for the others, however slowly it sends. */
export const MAX_UPLOADS_OF_ACCOUNT = 4;

/** The uploads of a process that send their bytes or wait. */
export class UploadSlots {
  /** The account of each upload. */
  readonly #accountIds: string[] = [];

  /** For one upload, until its connection or response ends. @throws BusyError */
  take(accountId: string, response: ServerResponse): void {
    const ofAccount = this.#accountIds.filter((id) => id === accountId).length;
    if (this.#accountIds.length >= MAX_UPLOADS || ofAccount >= MAX_UPLOADS_OF_ACCOUNT) throw new BusyError();
    this.#accountIds.push(accountId);
    response.once('close', () => this.#accountIds.splice(this.#accountIds.indexOf(accountId), 1));
  }
}
