import type { Mail } from '../postmark/mail.js';
import { type Html, html } from './html.js';
import { subjectOf } from './mailbox-page.js';
import { showTime } from './show-time.js';

export const mailParts = ['html', 'text', 'headers'] as const;
export type MailPart = (typeof mailParts)[number];

const partNames: Record<MailPart, string> = { html: 'HTML', text: 'Text', headers: 'Headers' };

/** One mail, to be read. */
export function mailView(mail: Mail, part: MailPart): Html {
  return html`
<a class="back" href="/">All mails</a>
<article>
  <h1><bdi>${subjectOf(mail)}</bdi></h1>
  <dl class="facts">
    ${fact('From', mail.From)}${fact('To', mail.To)}${fact('Cc', mail.Cc)}${fact('Bcc', mail.Bcc)}
    <div><dt>Received</dt><dd>${showTime(mail.ReceivedAt)}</dd></div>
  </dl>
  ${attachments(mail)}
  <nav class="parts" aria-label="Parts of this mail">
    ${mailParts.map((each) => html`<a href="?part=${each}" aria-current="${each === part ? 'page' : 'false'}">${partNames[each]}</a>`)}
  </nav>
  ${partViews[part](mail)}
</article>`;
}

function fact(name: string, value: string | null | undefined): Html | undefined {
  return value ? html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>` : undefined;
}

function attachments({ MessageID, Attachments }: Mail): Html | undefined {
  if (!Attachments?.length) return undefined;
  return html`<ul class="attachments" aria-label="Attachments">${Attachments.map(
    ({ Name, ContentType, Content }, index) => html`<li>
      <a href="/read/${MessageID}/attachments/${index}" download="${Name}"><bdi>${Name}</bdi></a>
      <span>${ContentType}, ${sizeOf(Content)}</span>
    </li>`,
  )}</ul>`;
}

const partViews: Record<MailPart, (mail: Mail) => Html> = {
  html: ({ MessageID, HtmlBody }) =>
    HtmlBody
      ? html`<iframe class="body" title="The mail as HTML" src="/read/${MessageID}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : html`<p class="empty">This mail has no HTML.</p>`,
  text: ({ TextBody }) =>
    TextBody
      ? html`<pre class="body" tabindex="0" aria-label="The mail as text">${TextBody}</pre>`
      : html`<p class="empty">This mail has no text.</p>`,
  headers: (mail) =>
    html`<dl class="facts body">${headersOf(mail).map(([name, value]) => fact(name, value))}</dl>`,
};

function headersOf(mail: Mail): [name: string, value: string | null | undefined][] {
  return [
    ['Message id', mail.MessageID],
    ['Received at', mail.ReceivedAt],
    ['Reply-To', mail.ReplyTo],
    ['Message stream', mail.MessageStream],
    ['Tag', mail.Tag],
    ...(mail.Headers ?? []).map(({ Name, Value }): [string, string] => [Name, Value]),
    ...Object.entries(mail.Metadata ?? {}).map(([name, value]): [string, string] => [
      `Metadata ${name}`,
      value,
    ]),
  ];
}

function sizeOf(base64: string): string {
  const bytes = Buffer.byteLength(base64, 'base64');
  return bytes < 1024 ? `${bytes} bytes` : `${Math.ceil(bytes / 1024)} kB`;
}
