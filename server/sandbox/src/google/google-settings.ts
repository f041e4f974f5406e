import type { Forgery } from './identity/forgery.js';

/** What was set for tests. A restart and a reset forget it. */
export class GoogleSettings {
  /** Where else than to this machine people may be sent back to; with any here, nowhere else. */
  redirectUris: string[] = [];
  /** What is to be wrong with the next ID token. */
  nextIdToken: Forgery | null = null;

  takeForgery(): Forgery {
    const forgery = this.nextIdToken ?? {};
    this.nextIdToken = null;
    return forgery;
  }

  forget(): void {
    this.redirectUris = [];
    this.nextIdToken = null;
  }
}
