import { brandOf, nothingChosen } from '../features/brand/brand.js';
import type { ShownBrand } from '../features/brand/current-brand.js';
import type { CardForm, ProductSettings } from '../features/product-settings.js';
import type { Config } from './config.js';

/** The part of the configuration that use cases may read. */
export function productSettings(
  config: Config,
  cardForm: CardForm | null,
  brand: ShownBrand = brandFromStart(config),
): ProductSettings {
  const {
    staffDomain,
    requireVerifiedStaff,
    publicUrl,
    timeZone,
    reminderHours,
    defaultNameShown,
    retentionMonths,
    mail,
    payments,
    google,
  } = config;
  const sandbox = [mail, payments, google].some(({ mode }) => mode === 'sandbox');
  const googleSignInEnabled = google.mode !== 'off';
  const mailEnabled = mail.mode !== 'off';
  const paymentsEnabled = payments.mode !== 'off';
  return {
    get brand() {
      return brand.now;
    },
    refreshBrand: () => brand.refresh(),
    // A page can change it while the process runs.
    get productName() {
      return brand.now.name;
    },
    staffDomain,
    requireVerifiedStaff,
    publicUrl,
    timeZone,
    reminderHours,
    defaultNameShown,
    retentionMonths,
    googleSignInEnabled,
    mailEnabled,
    paymentsEnabled,
    cardForm,
    sandbox,
  };
}

/** For a command, which shows no page: the choices that need no file. */
function brandFromStart({ brand: { name, headline, accent, links } }: Config): ShownBrand {
  const now = brandOf({ ...nothingChosen, name, headline, accent, links }, nothingChosen);
  return { now, refresh: async () => {} };
}
