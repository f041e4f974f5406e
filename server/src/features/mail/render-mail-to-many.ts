import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { betweenRequests } from '../../platform/between-requests.js';
import type { MailCover } from './mail-cover.js';
import type { Mail } from './mail-gateway.js';
import { loadMailRenderer, renderMail } from './render-mail.js';
import { salutation } from './salutation.js';

/** About 30 kB each. */
const MAX_MAILS = 100;
/** Stands for the salutation while a mail is rendered for all who get it. No mail contains it by chance. */
const SALUTATION = randomUUID();

interface ShownFacts {
  subject: string;
  cover?: MailCover | null | undefined;
}

type Render = () => ReactElement<{ cover?: MailCover | null | undefined }>;

const mails = new LRUCache<string, Pick<Mail, 'html' | 'text' | 'picture'>, Render>({
  max: MAX_MAILS,
  fetchMethod: (_key, _stale, { context: mail }) => betweenRequests(() => renderMail(mail())),
});

/**
 * As `renderMail`, for a mail that is the same for everybody but for its salutation: it is rendered once for all of them,
 * since rendering takes longer than all else that a mail needs.
 * @param shown all that the mail shows beside the salutation
 * @param name of the person who gets it, as typed
 */
export async function renderMailToMany<Shown extends ShownFacts>(
  shown: Shown,
  name: string,
  mail: (shown: Shown, salutation: string) => ReturnType<Render>,
): Promise<Pick<Mail, 'html' | 'text' | 'picture'>> {
  const { html, text, ...rest } = await mails.forceFetch(JSON.stringify(shown), {
    context: () => mail(shown, SALUTATION),
  });
  const { renderToStaticMarkup, toPlainText } = await loadMailRenderer();
  const line = renderToStaticMarkup(salutation(name));
  return {
    ...rest,
    html: html.replaceAll(SALUTATION, () => line),
    text: text.replaceAll(SALUTATION, () => toPlainText(line)),
  };
}
