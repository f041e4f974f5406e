import { maxBy } from 'es-toolkit/array/maxBy';
import { minBy } from 'es-toolkit/array/minBy';
import type { FastifyReply } from 'fastify';
import { BusyError } from '../../platform/errors/request-errors.js';

/** Of a process: each upload may hold 10 MB. */
const MAX_UPLOADS = 12;
/** One account alone leaves room for the others, however slowly it sends. */
export const MAX_UPLOADS_OF_ACCOUNT = 4;

/** Milliseconds without a byte after which an upload makes room where all are taken. */
const IDLE_AFTER = 3_000;
/** Milliseconds between two looks at what has arrived. */
const LOOK_INTERVAL = 500;

interface Upload {
  accountId: string;
  reply: FastifyReply;
  /** The bytes of its connection at the last look. */
  bytesRead: number;
  /** When a look last found more, by `performance.now()`. */
  movedAt: number;
}

/** The uploads of a process that send their bytes or wait. */
export class UploadSlots {
  /** The oldest first. */
  readonly #uploads = new Set<Upload>();
  #looking: NodeJS.Timeout | null = null;

  /** For one upload, until its connection or response ends. @throws BusyError */
  take(accountId: string, reply: FastifyReply): void {
    const own = this.#uploadsOf(accountId).length;
    if (own >= MAX_UPLOADS_OF_ACCOUNT) throw new BusyError();
    if (this.#uploads.size >= MAX_UPLOADS) this.#makeRoom(own);
    const upload = { accountId, reply, bytesRead: bytesReadOf(reply), movedAt: performance.now() };
    this.#uploads.add(upload);
    this.#looking ??= setInterval(() => this.#look(), LOOK_INTERVAL).unref();
    reply.raw.once('close', () => this.#remove(upload));
  }

  /**
   * Ends the upload that has sent nothing for the longest time, of any account. Where all make progress, it ends the newest of the
   * account that has most of them, if that is more than the caller will have.
   */
  #makeRoom(own: number): void {
    this.#look();
    const sending = [...this.#uploads].filter(({ reply }) => !reply.request.raw.complete);
    const ended = idlestOf(sending) ?? newestOfMost(sending, own + 1);
    if (!ended) throw new BusyError();
    this.#remove(ended);
    // Without the end of the connection the rest of its bytes would still be taken in.
    ended.reply.header('connection', 'close').send(new BusyError());
  }

  #look(): void {
    for (const upload of this.#uploads) {
      const bytesRead = bytesReadOf(upload.reply);
      if (bytesRead > upload.bytesRead) Object.assign(upload, { bytesRead, movedAt: performance.now() });
    }
  }

  #remove(upload: Upload): void {
    this.#uploads.delete(upload);
    if (this.#uploads.size > 0 || !this.#looking) return;
    clearInterval(this.#looking);
    this.#looking = null;
  }

  #uploadsOf(accountId: string): Upload[] {
    return [...this.#uploads].filter((upload) => upload.accountId === accountId);
  }
}

function bytesReadOf({ request }: FastifyReply): number {
  return request.raw.socket.bytesRead;
}

function idlestOf(uploads: readonly Upload[]): Upload | undefined {
  const before = performance.now() - IDLE_AFTER;
  return minBy(
    uploads.filter(({ movedAt }) => movedAt <= before),
    ({ movedAt }) => movedAt,
  );
}

/** @param fewest uploads that an account may have without being asked to make room */
function newestOfMost(uploads: readonly Upload[], fewest: number): Upload | undefined {
  const accounts = [...Map.groupBy(uploads, ({ accountId }) => accountId).values()];
  const most = maxBy(accounts, ({ length }) => length);
  return most && most.length > fewest ? most.at(-1) : undefined;
}
