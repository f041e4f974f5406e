import type { CheckResult } from '../../platform/check-result.js';
import type { GoogleGateway } from '../google/google-gateway.js';
import { SIGN_IN_CALLBACK_PATH } from '../google/google-sign-in.js';
import { CONNECTION_CALLBACK_PATH } from './start-calendar-connection.js';

/**
 * Asks Google about the client without signing anybody in. A code that Google never gave out is refused as a bad code
 * where client, secret and redirect address are good, and otherwise with another reason (RFC 6749, 5.2).
 */
export async function checkGoogle(google: GoogleGateway, publicUrl: string): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const path of [SIGN_IN_CALLBACK_PATH, CONNECTION_CALLBACK_PATH]) {
    results.push(await checkAddress(google, `${publicUrl}${path}`));
  }
  return results;
}

async function checkAddress(google: GoogleGateway, redirectUri: string): Promise<CheckResult> {
  const request = { state: '', nonce: '', codeVerifier: 'x'.repeat(43), redirectUri };
  const reason = await google.exchangeCode('no-code', request).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (/invalid_grant/.test(reason)) {
    return {
      isRight: true,
      sentence: `Google knows this client, and may send people back to ${redirectUri}.`,
    };
  }
  if (/redirect_uri_mismatch/.test(reason)) {
    const sentence = `Google may not send people back to ${redirectUri}: add it to the client's redirect URIs.`;
    return { isRight: false, sentence };
  }
  if (/invalid_client|unauthorized_client/.test(reason)) {
    return { isRight: false, sentence: 'Google does not know this client, or the secret is another.' };
  }
  return { isRight: false, sentence: `Google did not answer as expected (${reason}).` };
}
