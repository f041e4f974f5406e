import type { CardForm, ProductSettings } from '../features/context.js';
import type { Config } from './config.js';

/** What the use cases may know of the configuration. */
export function productSettings(config: Config, cardForm: CardForm | null): ProductSettings {
  const { productName, staffDomain, requireVerifiedStaff, publicUrl, mail, payments, google } = config;
  const sandbox = [mail, payments, google].some(({ mode }) => mode === 'sandbox');
  const googleSignInEnabled = google.mode !== 'off';
  const paymentsEnabled = payments.mode !== 'off';
  return {
    productName,
    staffDomain,
    requireVerifiedStaff,
    publicUrl,
    googleSignInEnabled,
    paymentsEnabled,
    cardForm,
    sandbox,
  };
}
