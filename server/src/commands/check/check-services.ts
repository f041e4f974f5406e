import type { Config } from '../../config/config.js';
import { checkGoogle } from '../../features/calendar/check-google.js';
import { googleApiGateway } from '../../features/google/google-api-gateway.js';
import { checkMail } from '../../features/mail/check-mail.js';
import { checkSetUp } from '../../features/payment-providers/stripe/check-set-up.js';
import { stripeGateway } from '../../features/payment-providers/stripe/stripe-gateway.js';
import { STRIPE_WEBHOOK_PATH } from '../../http/stripe-webhook.routes.js';
import { type Finding, findingOf } from './check-report.js';

/** Asks the services outside, and neither sends a mail nor charges anything. */
export async function checkServices({ mail, payments, google, publicUrl }: Config): Promise<Finding[]> {
  const [mails, cards, calendars] = await Promise.all([
    mail.mode === 'live' ? [findingOf('mail', await checkMail(mail))] : [notLive('mail', mail)],
    payments.mode === 'live'
      ? (await checkSetUp(stripeGateway(payments), payments, `${publicUrl}${STRIPE_WEBHOOK_PATH}`)).map(
          (result) => findingOf('Stripe', result),
        )
      : [notLive('Stripe', payments)],
    google.mode === 'live'
      ? (await checkGoogle(googleApiGateway(google), publicUrl)).map((result) => findingOf('Google', result))
      : [notLive('Google', google)],
  ]);
  return [...mails, ...cards, ...calendars];
}

function notLive(what: string, { mode }: { mode: string }): Finding {
  const sentence =
    mode === 'sandbox' ? 'The sandbox stands in for it.' : 'Its keys are not set, so it is off.';
  return { what, state: 'off', sentence };
}
