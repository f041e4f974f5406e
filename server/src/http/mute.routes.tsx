import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../features/brand/brand.js';
import { PREVIEW_CODE } from '../features/messages/message.mail.js';
import { findMuteChoice, type MuteChoice, setMuted } from '../features/messages/muting/mute-messages.js';
import { MUTE_PATH } from '../features/messages/muting/mute-page.js';
import { takeRawBodies } from '../platform/http/raw-bodies.js';
import { NOT_INDEXED } from './not-indexed.js';
import type { ProcessContext } from './request-context.js';

/** As much as a small answer of the API costs. */
const COST = 10;
const MAX_BODY_BYTES = 4 * 1024;

const PAGE = {
  // The address has a secret: no cache stores the page, and no other site learns where one was.
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ...NOT_INDEXED,
} as const;

type OfCode = { Params: { code: string }; Body: string | undefined };

/**
 * Mutes the messages of an event by the link of a mail, without account and cookie (M4). A mail program posts to the address
 * (RFC 8058), a person presses a button: opening the page alone changes nothing, since programs open links, too.
 */
export async function registerMuteRoutes(
  http: FastifyInstance,
  { database, settings, services }: ProcessContext,
  spend: (request: FastifyRequest, cost: number) => void,
): Promise<void> {
  const send = (reply: FastifyReply, code: string, choice: MuteChoice | null) =>
    reply
      .headers(PAGE)
      .code(choice || code === PREVIEW_CODE ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html>${renderToStaticMarkup(<MutePage code={code} choice={choice} brand={settings.brand} />)}`,
      );

  await http.register(async (scope) => {
    // A form, or a mail program's form in either way of writing.
    takeRawBodies(scope, 'string');
    scope.get<OfCode>(`${MUTE_PATH}/:code`, async (request, reply) => {
      spend(request, COST);
      const { code } = request.params;
      return send(reply, code, await findMuteChoice(database, code));
    });
    scope.post<OfCode>(`${MUTE_PATH}/:code`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      spend(request, COST);
      const { code } = request.params;
      const choice = await findMuteChoice(database, code);
      const isMuted = request.body !== UNMUTE;
      if (choice) await setMuted(database, services.clock, choice, isMuted);
      // Not a redirect: mail programs follow none.
      return send(reply, code, choice && { ...choice, isMuted });
    });
  });
}

const UNMUTE = 'messages=on';

const styleOf = ({ light, dark }: Brand['tones']) => `
  body { font: 16px/1.5 Inter, system-ui, sans-serif; margin: 0; background: #faf8f4; color: #1c1a17; color-scheme: light dark }
  main { max-width: 32rem; margin: 4rem auto; padding: 0 1.5rem }
  h1 { font-size: 1.75rem; line-height: 1.2; overflow-wrap: anywhere }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 10px; background: ${light.accent}; color: ${light.onAccent}; cursor: pointer }
  button:focus-visible { outline: 3px solid ${light.accent}; outline-offset: 3px }
  @media (prefers-color-scheme: dark) {
    body { background: #141311; color: #f2efe9 } button { background: ${dark.accent}; color: ${dark.onAccent} }
    button:focus-visible { outline-color: ${dark.accent} }
  }`;

interface MutePageProps {
  code: string;
  choice: MuteChoice | null;
  brand: Brand;
}

function MutePage({ code, choice, brand }: MutePageProps) {
  const heading = headingOf(code, choice);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${heading} · ${brand.name}`}</title>
        <style>{styleOf(brand.tones)}</style>
      </head>
      <body>
        <main>
          <h1>{heading}</h1>
          {choice ? (
            <Choice choice={choice} />
          ) : (
            <p>{code === PREVIEW_CODE ? OF_A_TEST : 'Its event may be deleted.'}</p>
          )}
        </main>
      </body>
    </html>
  );
}

const OF_A_TEST =
  'You sent this mail to yourself. In the mail to people, this link mutes the messages about the event.';

function headingOf(code: string, choice: MuteChoice | null): string {
  if (code === PREVIEW_CODE) return 'This link is of a test mail';
  if (!choice) return 'This link does not work any more';
  return choice.isMuted ? 'You get no messages about this event' : 'Mute messages about this event?';
}

function Choice({ choice: { title, isMuted } }: { choice: MuteChoice }) {
  return (
    <>
      <p>
        {isMuted
          ? `Messages about “${title}” are muted. You still get what you must know: changes, cancellation, money and your ticket.`
          : `The people who run “${title}” write to those who are coming. You still get what you must know: changes, cancellation, money and your ticket.`}
      </p>
      <form method="post">
        <button type="submit" name="messages" value={isMuted ? 'on' : 'off'}>
          {isMuted ? 'Get messages again' : 'Mute messages'}
        </button>
      </form>
    </>
  );
}
