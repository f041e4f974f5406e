import { type Html, html } from '../../pages/html.js';

/** A page of Google's own, plainly not Google's. It needs no script. */
export function googlePage(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} - Google in the sandbox</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox.css">
</head>
<body>
  <header>
    <span class="brand">Google, in the sandbox</span>
    <p>Not Google: a stand-in on this machine. No password is asked for.</p>
  </header>
  <main class="google-card">${content}</main>
</body>
</html>`;
}
