import type { Config } from './config.js';
import type { ProductSettings } from './features/context.js';

/** What the use cases may know of the configuration. */
export function productSettings(config: Config): ProductSettings {
  const { productName, staffDomain, requireVerifiedStaff, publicUrl } = config;
  // There is no way to sign in with Google yet.
  return { productName, staffDomain, requireVerifiedStaff, publicUrl, googleSignInEnabled: false };
}
