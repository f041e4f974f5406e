import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markdownTree } from '@turnout/texts/markdown-tree';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { findPreviewedDraft } from '../../features/event-drafts/draft-preview.js';
import { shownCovers } from '../../features/events/cover/shown-covers.js';
import { findEvent } from '../../features/events/find-event.js';
import { eventPage } from '../../features/events/texts/event-page.js';
import type { Clock } from '../../platform/clock.js';
import { NOT_INDEXED } from '../not-indexed.js';
import { headOfOwnPage } from './page-head.js';
import { loadPageRenderer } from './page-renderer.js';
import { loadPageStyles } from './page-scripts.js';
import { NO_INDEX, pageTemplate, withoutClientScripts, withoutIndexing } from './page-template.js';
import type { Site } from './site.js';

/** As much as the API's answer with the same texts costs. */
const COST = 25;

/** The address has a secret: no cache stores the page, no search engine lists it, and no other site learns where one was. */
const HEADERS = {
  'cache-control': 'private, no-store',
  ...NOT_INDEXED,
  'referrer-policy': 'no-referrer',
};

interface Dependencies {
  database: EntityManager;
  site: Site;
  clock: Clock;
  /** @throws RateLimitedError */
  spend: (request: FastifyRequest, cost: number) => void;
}

/**
 * A draft as its page would look, for anybody who has its link: HTML without a script, and nothing to press. After the
 * draft was published, its link leads to the event.
 */
export async function registerDraftPreviewRoute(
  http: FastifyInstance,
  clientFolder: string,
  { database, site, clock, spend }: Dependencies,
): Promise<void> {
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const fill = pageTemplate(withoutClientScripts(shell), site);
  const renderer = await loadPageRenderer(clientFolder);
  if (!fill || !renderer) return;
  const styles = await loadPageStyles(clientFolder, 'eventDraft');
  http.get<{ Params: { id: string; secret: string } }>(
    '/drafts/:id/preview/:secret',
    async (request, reply) => {
      spend(request, COST);
      reply.headers(HEADERS).type('text/html; charset=utf-8');
      const draft = await findPreviewedDraft(database, request.params.id, request.params.secret);
      if (!draft) {
        const { id } = request.params;
        // An event has the id of its draft, and shows as much as to anybody else with the id.
        if (await findEvent(database, id)) return reply.redirect(eventPage(site.publicUrl, id));
        // The client has no page there, either.
        return reply.code(404).send(withoutIndexing(shell));
      }
      const { createdBy, description, ...fields } = draft;
      const [cover = null] = await shownCovers(database, site.publicUrl, [draft]);
      const shown = { ...fields, cover, creatorName: createdBy.name, tree: markdownTree(description ?? '') };
      const { title } = headOfOwnPage(site, `Preview: ${draft.title}`);
      const html = renderer.renderDraftPreview(shown, clock.now().getTime());
      return reply.send(fill({ title, description: '', head: NO_INDEX, scripts: styles, html, state: null }));
    },
  );
}
