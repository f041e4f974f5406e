import type { Config } from './config.js';
import type { ProductSettings } from './features/context.js';

/** What the use cases may know of the configuration. */
export function productSettings({ productName, staffDomain }: Config): ProductSettings {
  // There is no way to sign in with Google yet.
  return { productName, staffDomain, googleSignInEnabled: false };
}
