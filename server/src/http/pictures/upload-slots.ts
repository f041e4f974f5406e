import type { FastifyReply } from 'fastify';
import { BusyError } from '../../platform/errors/request-errors.js';

/** Of a process: each upload may hold 10 MB. */
const MAX_UPLOADS = 12;
/** One account alone leaves room for the others, however slowly it sends. */
export const MAX_UPLOADS_OF_ACCOUNT = 4;

interface Upload {
  accountId: string;
  reply: FastifyReply;
}

/** The uploads of a process that send their bytes or wait. */
export class UploadSlots {
  /** The oldest first. */
  readonly #uploads = new Set<Upload>();

  /** For one upload, until its connection or response ends. @throws BusyError */
  take(accountId: string, reply: FastifyReply): void {
    const own = this.#uploadsOf(accountId).length;
    if (own >= MAX_UPLOADS_OF_ACCOUNT) throw new BusyError();
    if (this.#uploads.size >= MAX_UPLOADS) this.#makeRoom(own);
    const upload = { accountId, reply };
    this.#uploads.add(upload);
    reply.raw.once('close', () => this.#uploads.delete(upload));
  }

  /** Ends the newest upload that still sends, of the account that has most of them, if that is more than the caller will have. */
  #makeRoom(own: number): void {
    const sending = [...this.#uploads].filter(({ reply }) => !reply.request.raw.complete);
    const accounts = [...Map.groupBy(sending, ({ accountId }) => accountId).values()];
    const [most] = accounts.sort((a, b) => b.length - a.length);
    const newest = most && most.length > own + 1 ? most.at(-1) : undefined;
    if (!newest) throw new BusyError();
    this.#uploads.delete(newest);
    // Without the end of the connection the rest of its bytes would still be taken in.
    newest.reply.header('connection', 'close').send(new BusyError());
  }

  #uploadsOf(accountId: string): Upload[] {
    return [...this.#uploads].filter((upload) => upload.accountId === accountId);
  }
}
