import type { NameShown } from './accounts/names/name-shown.js';
import type { Brand } from './brand/brand.js';

export interface ProductSettings {
  /** Read it when it is shown: it can change. */
  readonly productName: string;
  /** How the product looks here. Read it when it is shown, as the name. */
  readonly brand: Brand;
  /** Reads the brand again: for the process that has changed it. */
  refreshBrand(): Promise<void>;
  /** The zone of events whose creator chooses none, by its IANA name. */
  timeZone: string;
  /** How long before its start attendees are reminded of an event; 0: never. */
  reminderHours: number;
  /** The people who see the names of those who have chosen nothing. */
  defaultNameShown: NameShown;
  /** Months after the end of an event until its people are erased; null: they never are. */
  retentionMonths: number | null;
  /** Lower case. */
  staffDomain: string;
  googleSignInEnabled: boolean;
  /** Whether staff must have verified their e-mail address before they may create and change events. */
  requireVerifiedStaff: boolean;
  /** Whether mails are sent: a mail service is set up. */
  mailEnabled: boolean;
  /** Whether events can have a price: card payments are set up. */
  paymentsEnabled: boolean;
  /** The key and settings with which a browser pays by card; null where card payments are not set up. */
  cardForm: CardForm | null;
  /** Whether any service outside is a local stand-in. */
  sandbox: boolean;
  /** Where people find the product: an origin, without a slash at its end. */
  publicUrl: string;
}

export interface CardForm {
  /** Stripe's key for browsers: no secret. */
  publishableKey: string;
  /** Where the browser gets the stand-in for Stripe's script; null: from Stripe itself. */
  scriptUrl: string | null;
}
