import { GoogleRequestLog } from './api/google-request-log.js';
import type { GoogleClient } from './google-client.js';
import { GoogleSettings } from './google-settings.js';
import { SigningKeys } from './identity/signing-keys.js';
import { openGoogleLedger } from './ledger/google-ledger.js';

interface GoogleOptions {
  folder: string;
  client: GoogleClient;
  onChange: () => void;
}

/** What plays Google, behind its pages, its endpoints and its control. */
export type GoogleSide = Awaited<ReturnType<typeof openGoogle>>;

export async function openGoogle({ folder, client, onChange }: GoogleOptions) {
  const ledger = await openGoogleLedger(folder, onChange);
  const keys = new SigningKeys(ledger);
  const requests = new GoogleRequestLog(onChange);
  const settings = new GoogleSettings();
  const forget = () => {
    settings.forget();
    requests.clear();
    ledger.clear();
  };
  // The address is known when the server listens.
  return { client, url: '', ledger, keys, requests, settings, forget };
}
