import { type Html, html } from './html.js';

interface PageOptions {
  title: string;
  /** The address of the part that the page belongs to. */
  part: '/' | '/payments' | '/calendars';
  /** What the part is for, in a sentence. */
  about: string;
  /** On a phone, where there is room for one: whether what was opened is shown, or the list. */
  reading: boolean;
  panes: Html;
}

const parts = { '/': 'Mails', '/payments': 'Payments', '/calendars': 'Calendars' };

/** What all pages of the sandbox have in common. */
export function page({ title, part, about, reading, panes }: PageOptions): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox.css">
  <script src="/sandbox.js" type="module"></script>
</head>
<body class="${reading ? 'reading' : 'listing'}">
  <a class="skip" href="#content">Skip to the content</a>
  <header>
    <a class="brand" href="/">Sandbox</a>
    <nav class="sections" aria-label="Sandbox">
      ${Object.entries(parts).map(([address, name]) => html`<a href="${address}" aria-current="${address === part ? 'true' : 'false'}">${name}</a>`)}
    </nav>
    <p>${about}</p>
    <span id="live" class="live" hidden>Live</span>
  </header>
  <div class="panes">
    ${panes}
  </div>
</body>
</html>`;
}
