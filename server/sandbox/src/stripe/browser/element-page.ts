import { type Html, html } from '../../pages/html.js';

/** The form for a card, in a frame of the product's page. It is shown when the page around has said how it looks. */
export function elementPage(): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Card details</title>
  <link rel="stylesheet" href="/stripe/element.css">
  <script src="/stripe/browser/element/element.js" type="module"></script>
</head>
<body hidden>
  <div class="form" role="group" aria-label="Card details">
    ${field('number', 'Card number', 'cc-number', '1234 1234 1234 1234')}
    <div class="row">
      ${field('expiry', 'Expiration date', 'cc-exp', 'MM / YY')}
      ${field('cvc', 'Security code', 'cc-csc', 'CVC')}
    </div>
    <div>
      <label class="Label" for="postcode">Postcode (optional)</label>
      <input class="Input" id="postcode" name="postcode" autocomplete="billing postal-code" maxlength="12">
    </div>
  </div>
</body>
</html>`;
}

function field(name: string, label: string, autocomplete: string, placeholder: string): Html {
  return html`<div>
      <label class="Label" for="${name}">${label}</label>
      <input class="Input" id="${name}" name="${name}" autocomplete="${autocomplete}" placeholder="${placeholder}"
        inputmode="numeric" aria-required="true" aria-invalid="false" aria-describedby="${name}-error" spellcheck="false">
      <p class="Error" id="${name}-error" role="alert"></p>
    </div>`;
}
