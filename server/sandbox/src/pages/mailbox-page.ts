import type { Failure } from '../fault-injection.js';
import type { Mail } from '../postmark/mail.js';
import { type Html, html } from './html.js';
import { mailFailurePanel } from './mail-failure-panel.js';
import { page } from './page.js';
import { showTime } from './show-time.js';

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
  return page({
    title: `${open ? `${subjectOf(open.mail)} - ` : ''}Sandbox mailbox`,
    part: '/',
    about: 'Everything the product mailed. Nothing has left this machine.',
    reading: open !== undefined,
    panes: open ? besides(view, open.content) : alone(view),
  });
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
  <p id="mail-count" class="chip" role="status" data-live>${countOf(mails)}</p>
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
${mailFailurePanel(failures)}
<div id="mails" class="list" data-live>
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
    ${showTime(mail.ReceivedAt)}
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
