import { expect, it } from 'vitest';
import { brandOf, nothingChosen } from '../features/brand/brand.js';
import { readConfig } from './config.js';
import { productSettings } from './product-settings.js';

const cardForm = { publishableKey: 'pk_test_1', scriptUrl: null };
const production = { NODE_ENV: 'production', STAFF_DOMAIN: 'staff.example' };
const mail = { POSTMARK_SERVER_TOKEN: 'token', MAIL_FROM: 'events@example.org' };
const google = {
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  TOKEN_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it('contains what use cases may read', () => {
  expect(productSettings(readConfig({}), cardForm)).toEqual({
    productName: 'Turnout',
    brand: brandOf(nothingChosen, nothingChosen),
    refreshBrand: expect.any(Function),
    timeZone: 'UTC',
    reminderHours: 24,
    defaultNameShown: 'SIGNED_IN',
    retentionMonths: null,
    staffDomain: 'turnout.example',
    requireVerifiedStaff: false,
    publicUrl: 'http://localhost:4000',
    googleSignInEnabled: true,
    mailEnabled: true,
    paymentsEnabled: true,
    cardForm,
    sandbox: true,
  });
});

it.each([
  ['nothing', production, { sandbox: false, mailEnabled: false, paymentsEnabled: false }],
  ['mail', { ...production, ...mail }, { sandbox: false, mailEnabled: true, paymentsEnabled: false }],
  [
    'Google',
    { ...production, ...google },
    { sandbox: false, googleSignInEnabled: true, paymentsEnabled: false },
  ],
  [
    'Stripe',
    { ...production, ...stripe },
    { sandbox: false, googleSignInEnabled: false, paymentsEnabled: true },
  ],
  ['mail, in development', mail, { sandbox: true, googleSignInEnabled: true, paymentsEnabled: true }],
  [
    'everything, in development',
    { ...mail, ...google, ...stripe },
    { sandbox: false, googleSignInEnabled: true, paymentsEnabled: true },
  ],
])('depend on what is configured: %s', (_what, variables, settings) => {
  expect(productSettings(readConfig(variables), null)).toMatchObject(settings);
});
