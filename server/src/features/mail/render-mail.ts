import { plainTextSelectors, render } from '@react-email/render';
import { compile, type FormatCallback } from 'html-to-text';
import type { ReactElement } from 'react';
import type { MailCover } from './mail-cover.js';
import type { Mail } from './mail-gateway.js';

const linkOnItsOwnLine: FormatCallback = ({ attribs, children }, walk, builder) => {
  walk(children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(attribs.href, { noWordTransform: true });
};

/** React Email's `toPlainText`, with its selectors compiled once: compiling takes a third of the time of a mail. */
export const toPlainText = compile({
  wordwrap: false,
  formatters: { linkOnItsOwnLine },
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'a', format: 'linkOnItsOwnLine' },
  ],
});

/** A mail's HTML with the cover that it shows, and the same for those who read plain text. */
export async function renderMail(
  mail: ReactElement<{ cover?: MailCover | null | undefined }>,
): Promise<Pick<Mail, 'html' | 'text' | 'picture'>> {
  const html = await render(mail);
  const { cover } = mail.props;
  return { html, text: `${toPlainText(html)}\n`, ...(cover && { picture: cover.picture }) };
}
