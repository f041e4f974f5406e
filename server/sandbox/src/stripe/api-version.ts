import type Stripe from 'stripe';

/** By its type the one of Stripe's package, which takes a start too long to load for this alone. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';
