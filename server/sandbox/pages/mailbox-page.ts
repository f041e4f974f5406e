import type { Failure } from '../control/planned-failures.js';
import type { Mail } from '../mailbox/mail.js';
import { failurePanel } from './failure-panel.js';
import { type Html, html } from './html.js';
import { mailTime } from './mail-time.js';

const SHOWN = 100;

export interface MailboxView {
  /** Newest first, all that match. */
  mails: Mail[];
  /** What was searched for. */
  search: string;
  failures: Failure[];
  /** The mail that is read. */
  open?: { mail: Mail; content: Html };
}

/** The mailbox, and beside it, or on a phone in its place, the mail that is read. */
export function mailboxPage(view: MailboxView): Html {
  const { open } = view;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${open ? `${subjectOf(open.mail)} - ` : ''}Sandbox mailbox</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/mailbox.css">
  <script src="/mailbox.js" type="module"></script>
</head>
<body class="${open ? 'reading' : 'listing'}">
  <a class="skip" href="#content">Skip to the content</a>
  <header>
    <a class="brand" href="/">Sandbox mailbox</a>
    <p>Everything the product mailed. Nothing has left this machine.</p>
    <span id="live" class="live" hidden>Live</span>
  </header>
  <div class="panes">
    ${open ? besides(view, open.content) : alone(view)}
  </div>
</body>
</html>`;
}

function besides(view: MailboxView, content: Html): Html {
  return html`
<nav class="box" aria-label="Mailbox">${boxHead(view, html`<h2>Mails</h2>`)}${mailList(view)}</nav>
<main id="content" class="mail" tabindex="-1">${content}</main>`;
}

function alone(view: MailboxView): Html {
  return html`
<main id="content" class="box" tabindex="-1">${boxHead(view, html`<h1>Mails</h1>`)}${mailList(view)}</main>
<aside class="mail empty" aria-label="Mail">Choose a mail to read it here.</aside>`;
}

function boxHead({ mails }: MailboxView, heading: Html): Html {
  return html`
<div class="box-head">
  ${heading}
  <p id="mail-count" class="chip" role="status">${countOf(mails)}</p>
  <form method="post" action="/actions/empty"><button class="danger">Empty mailbox</button></form>
</div>`;
}

function mailList({ mails, search, failures, open }: MailboxView): Html {
  return html`
<form class="search" role="search">
  <label for="search">Search by address or subject</label>
  <div class="row">
    <input id="search" name="search" type="search" value="${search}" autocomplete="off">
    <button>Search</button>
  </div>
</form>
${failurePanel(failures)}
<div id="mails">
  ${mails.length === 0 ? html`<p class="empty">${search ? 'No mail matches.' : 'No mails yet. They appear here by themselves.'}</p>` : ''}
  <ul>${mails.slice(0, SHOWN).map((mail) => mailRow(mail, search, mail.MessageID === open?.mail.MessageID))}</ul>
  ${mails.length > SHOWN ? html`<p class="note">These are the latest ${SHOWN}. Search to find older ones.</p>` : ''}
</div>`;
}

function mailRow(mail: Mail, search: string, isOpen: boolean): Html {
  const query = search ? `?${new URLSearchParams({ search })}` : '';
  return html`<li>
  <a href="/read/${mail.MessageID}${query}" aria-current="${isOpen ? 'page' : 'false'}">
    <span class="who"><bdi>${mail.To || mail.Cc || mail.Bcc || ''}</bdi></span>
    ${mailTime(mail)}
    <span class="subject"><bdi>${subjectOf(mail)}</bdi></span>
    ${mail.Attachments?.length ? html`<span class="chip">${attachmentCount(mail.Attachments.length)}</span>` : ''}
  </a>
</li>`;
}

function attachmentCount(count: number): string {
  return count === 1 ? '1 attachment' : `${count} attachments`;
}

function countOf(mails: Mail[]): string {
  return mails.length === 1 ? '1 mail' : `${mails.length} mails`;
}

export function subjectOf(mail: Mail): string {
  return mail.Subject || '(no subject)';
}
