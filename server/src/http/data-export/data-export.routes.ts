import { finished, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import yazl from 'yazl';
import { DATA_EXPORT_PATH, startDataExport } from '../../features/accounts/own-data/data-export.js';
import { forbidStoring } from '../../platform/http/forbid-storing.js';
import { refuseForeignPages } from '../../platform/http/same-origin.js';
import { ifRejected, reject } from '../rejections.js';
import type { ApiContext } from '../request-context.js';
import { exportJson } from './export-json.js';
import { exportPage } from './export-page.js';

/** In the API's units: as a hundred objects, since an export reads each table twice. */
const COST = 100;

interface Dependencies {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  publicUrl: string;
  /** @throws RateLimitedError */
  spend: (context: ApiContext, cost: number) => void;
}

/** All that is stored about a person, in one file for programs and one for people. */
export function registerDataExportRoute(
  http: FastifyInstance,
  { contextOf, publicUrl, spend }: Dependencies,
): void {
  const onRequest = [forbidStoring, refuseForeignPages(publicUrl, () => false)];
  http.get(DATA_EXPORT_PATH, { onRequest, compress: false }, async (request, reply) => {
    const context = await contextOf(request, reply);
    spend(context, COST);
    const person = await startDataExport(context).catch(ifRejected);
    if (person instanceof Error) return reject(reply, person);
    const { database, settings, services } = context;
    const facts = { product: settings.productName, exportedAt: services.clock.now() };
    const zip = new yazl.ZipFile();
    // Each begins once the one before is written.
    zip.addReadStreamLazy('data.json', (done) =>
      done(null, Readable.from(exportJson(database, person, facts))),
    );
    zip.addReadStreamLazy('data.html', (done) =>
      done(null, Readable.from(exportPage(database, person, facts))),
    );
    zip.end();
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="your-data.zip"')
      .send(logged(zip, request));
  });
}

/** An error in the middle ends the download, so that the file is not taken for a whole one. */
function logged(zip: yazl.ZipFile, { log }: FastifyRequest): NodeJS.ReadableStream {
  const { outputStream } = zip;
  zip.on('error', (error) => (outputStream as Readable).destroy(error));
  finished(outputStream, (error) => {
    if (error && (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      log.error({ err: error }, 'a download of personal data ended early');
    }
  });
  return outputStream;
}
