import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import type { Mail } from './mail-gateway.js';

/** The argument that html-to-text gives to a formatter; the package has no types for it. */
interface TextBuilder {
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}
interface LinkElement {
  attribs: { href: string };
  children: unknown[];
}
type Walk = (children: unknown[], builder: TextBuilder) => void;

/** A mail's HTML, and the same for those who read plain text. */
export async function renderMail(mail: ReactElement): Promise<Pick<Mail, 'html' | 'text'>> {
  const html = await render(mail);
  const text = toPlainText(html, {
    formatters: { linkOnItsOwnLine },
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
      { selector: 'a', format: 'linkOnItsOwnLine' },
    ],
  });
  return { html, text: `${text}\n` };
}

function linkOnItsOwnLine({ attribs, children }: LinkElement, walk: Walk, builder: TextBuilder): void {
  walk(children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(attribs.href, { noWordTransform: true });
}
