import type Stripe from 'stripe';
import { Document } from '../../pages/page.js';
import { money } from './status-chip.js';

/** The form for a card, in a frame of the product's page. It is shown when the page around has said how it looks. */
export function CardFormPage() {
  return (
    <Document title="Card details" stylesheets={['element.css']} script="element.js" body={{ hidden: true }}>
      {/* biome-ignore lint/a11y/useSemanticElements: Stripe's is a group too, and a fieldset has a look of its own. */}
      <div className="form" role="group" aria-label="Card details">
        <Field name="number" label="Card number" autoComplete="cc-number" placeholder="1234 1234 1234 1234" />
        <div className="row">
          <Field name="expiry" label="Expiration date" autoComplete="cc-exp" placeholder="MM / YY" />
          <Field name="cvc" label="Security code" autoComplete="cc-csc" placeholder="CVC" />
        </div>
        <div>
          <label className="Label" htmlFor="postcode">
            Postcode (optional)
          </label>
          <input
            className="Input"
            id="postcode"
            name="postcode"
            autoComplete="billing postal-code"
            maxLength={12}
          />
        </div>
      </div>
    </Document>
  );
}

function Field(props: { name: string; label: string; autoComplete: string; placeholder: string }) {
  const { name, label, ...rest } = props;
  return (
    <div>
      <label className="Label" htmlFor={name}>
        {label}
      </label>
      <input
        className="Input"
        id={name}
        name={name}
        inputMode="numeric"
        aria-required
        aria-invalid={false}
        aria-describedby={`${name}-error`}
        spellCheck={false}
        {...rest}
      />
      <p className="Error" id={`${name}-error`} role="alert" />
    </div>
  );
}

/** The bank's question to the card's owner, in a frame over the product's page. */
export function AuthenticationPage({ intent }: { intent: Stripe.PaymentIntent }) {
  return (
    <Document title="3D Secure authentication" stylesheets={['colours.css', 'authentication.css']}>
      <div className="page">
        <h1>3D Secure 2 test page</h1>
        <p>
          Your bank wants to know whether you are paying{' '}
          <strong>{money(intent.amount, intent.currency)}</strong>.
        </p>
        <p>This is the sandbox: choose how it ends.</p>
        <form method="post" action={`/stripe/authentication/${intent.id}`}>
          <input type="hidden" name="client_secret" value={intent.client_secret ?? ''} />
          <button type="submit" className="primary" name="authentication" value="complete">
            Complete
          </button>
          <button type="submit" name="authentication" value="fail">
            Fail
          </button>
        </form>
      </div>
    </Document>
  );
}

/** Tells the page around that the owner has answered. */
export function AnsweredPage() {
  return (
    <Document
      title="3D Secure authentication"
      stylesheets={['colours.css', 'authentication.css']}
      script="authentication-answered.js"
    >
      <div className="page">
        <h1>Thank you</h1>
        <p>Your answer was passed on.</p>
      </div>
    </Document>
  );
}
