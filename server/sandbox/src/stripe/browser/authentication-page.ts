import type Stripe from 'stripe';
import { type Html, html } from '../../pages/html.js';
import { money } from '../pages/money.js';

/** What a bank asks the card's owner, in a frame over the product's page. */
export function authenticationPage(intent: Stripe.PaymentIntent): Html {
  return page(html`
  <h1>3D Secure 2 test page</h1>
  <p>Your bank wants to know whether you are paying <strong>${money(intent.amount, intent.currency)}</strong>.</p>
  <p>This is the sandbox: choose how it ends.</p>
  <form method="post" action="/stripe/authentication/${intent.id}">
    <input type="hidden" name="client_secret" value="${intent.client_secret ?? ''}">
    <button class="primary" name="authentication" value="complete">Complete</button>
    <button name="authentication" value="fail">Fail</button>
  </form>`);
}

/** Tells the page around that the owner has answered. */
export function answeredPage(): Html {
  return page(html`
  <h1>Thank you</h1>
  <p>Your answer was passed on.</p>
  <script src="/stripe/browser/authentication/answered.js" type="module"></script>`);
}

function page(content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>3D Secure authentication</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/stripe/authentication.css">
</head>
<body>
<div class="page">${content}</div>
</body>
</html>`;
}
