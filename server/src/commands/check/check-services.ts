import type { Config } from '../../config/config.js';
import { checkGoogle } from '../../features/calendar/check-google.js';
import { googleApiGateway } from '../../features/google/google-api-gateway.js';
import { checkMail } from '../../features/mail/check-mail.js';
import { checkSetUp } from '../../features/payment-providers/stripe/check-set-up.js';
import { stripeGateway } from '../../features/payment-providers/stripe/stripe-gateway.js';
import { checkPictureStore } from '../../features/pictures/check-picture-store.js';
import { s3PictureStore } from '../../features/pictures/s3-picture-store.js';
import { STRIPE_WEBHOOK_PATH } from '../../http/stripe-webhook.routes.js';
import type { Log } from '../../platform/log.js';
import { type Finding, findingOf } from './check-report.js';

/** Asks the services outside, and neither sends a mail nor charges anything. */
export async function checkServices(config: Config, log: Log): Promise<Finding[]> {
  const { mail, payments, google, publicUrl } = config;
  const [pictures, mails, cards, calendars] = await Promise.all([
    checkPictures(config, log),
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
  return [pictures, ...mails, ...cards, ...calendars];
}

async function checkPictures({ pictureBucket }: Config, log: Log): Promise<Finding> {
  if (!pictureBucket) return { what: 'pictures', state: 'off', sentence: 'They are in the database.' };
  const { endpoint, bucket } = pictureBucket;
  const store = s3PictureStore({ ...pictureBucket, log, older: { read: async () => null } });
  return findingOf('pictures', await checkPictureStore(store, `The bucket ${bucket} at ${endpoint}`));
}

function notLive(what: string, { mode }: { mode: string }): Finding {
  const sentence =
    mode === 'sandbox' ? 'The sandbox stands in for it.' : 'Its keys are not set, so it is off.';
  return { what, state: 'off', sentence };
}
