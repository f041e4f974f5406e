import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

// whsec_…, as it was shown when the webhook was created.
const verifier = new Webhook(process.env.WEBHOOK_SECRET ?? '');
const known = new Set<string>();

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  // As it came: a body that was parsed and written again has another signature.
  const body = Buffer.concat(chunks).toString();
  try {
    const headers = request.headers as Record<string, string>;
    const notice = verifier.verify(body, headers) as { id: string };
    response.writeHead(204).end();
    // A notice may come twice.
    if (!known.has(notice.id)) console.log(JSON.stringify(notice));
    known.add(notice.id);
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1');
