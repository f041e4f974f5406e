import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { betweenRequests } from '../../platform/between-requests.js';
import type { Brand } from '../brand/brand.js';
import type { MailCover } from './mail-cover.js';
import type { Mail, MailPicture } from './mail-gateway.js';
import { loadMailRenderer, renderMail } from './render-mail.js';
import { salutation } from './salutation.js';

/** About 30 kB each. */
const MAX_MAILS = 100;
/** Stands for the salutation while a mail is rendered for all who get it. No mail contains it by chance. */
const SALUTATION = randomUUID();
/** Stand for the codes of the recipient, as SALUTATION. */
/** Stands for the recipient's own link, as SALUTATION. */
const LINK = `https://${randomUUID()}.invalid/`;
const codeAt = (index: number) => `${SALUTATION}-${index}`;

interface ShownFacts {
  subject: string;
  cover?: MailCover | null | undefined;
}

/** The parts of a mail that are one recipient's alone. */
interface Recipient {
  /** As typed. */
  name: string;
  codes?: readonly MailedCode[];
  /** An address of this recipient alone, without characters that HTML escapes. */
  link?: string;
}

/** A code that a mail shows as text and as a picture. */
export interface MailedCode {
  /** Letters, digits and spaces. */
  text: string;
  picture: MailPicture;
}

/** A code as a layout shows it: its text, and the content id of its picture. */
export interface ShownCode {
  text: string;
  contentId: string;
}

type Render = () => Parameters<typeof renderMail>[0];
type Rendered = Pick<Mail, 'html' | 'text' | 'pictures'>;

const mails = new LRUCache<string, Rendered, Render>({
  max: MAX_MAILS,
  fetchMethod: (_key, _stale, { context: mail }) => betweenRequests(() => renderMail(mail())),
});

/**
 * As `renderMail`, for a mail that is the same for everybody but for its salutation, codes and link: it is rendered once for all of
 * them, since rendering takes longer than all else that a mail needs.
 * @param shown all that the mail shows beside what is the recipient's
 */
export async function renderMailToMany<Shown extends ShownFacts>(
  shown: Shown,
  { name, codes = [], link = '' }: Recipient,
  mail: (shown: Shown, salutation: string, codes: readonly ShownCode[], link: string) => ReturnType<Render>,
): Promise<Rendered> {
  const shownCodes = codes.map(({ picture }, index) => ({
    text: codeAt(index),
    contentId: picture.contentId,
  }));
  const {
    html,
    text,
    pictures = [],
  } = await mails.forceFetch(JSON.stringify([shown, shownCodes], withVersionOfBrand), {
    context: () => mail(shown, SALUTATION, shownCodes, LINK),
  });
  const { renderToStaticMarkup, toPlainText } = await loadMailRenderer();
  const line = renderToStaticMarkup(salutation(name));
  return {
    html: withCodes(html, codes)
      .replaceAll(LINK, () => link)
      .replaceAll(SALUTATION, () => line),
    text: withCodes(text, codes)
      .replaceAll(LINK, () => link)
      .replaceAll(SALUTATION, () => toPlainText(line)),
    pictures: [...pictures, ...codes.map(({ picture }) => picture)],
  };
}

/** For a key: the brand has files, and its version stands for all of it. */
function withVersionOfBrand(name: string, value: unknown): unknown {
  return name === 'brand' ? (value as Brand).version : value;
}

/** The last ones first: the place of the tenth begins as that of the first. */
function withCodes(rendered: string, codes: readonly MailedCode[]): string {
  return codes.reduceRight((all, { text }, index) => all.replaceAll(codeAt(index), text), rendered);
}
