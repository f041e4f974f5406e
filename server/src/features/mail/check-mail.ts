import type { CheckResult } from '../../platform/check-result.js';
import { loadPostmark } from './load-postmark.js';
import type { PostmarkSettings } from './postmark-gateway.js';

/** With it Postmark sends nothing, and answers nothing else (https://postmarkapp.com/developer/user-guide/send-email-with-api). */
export const POSTMARK_TEST_TOKEN = 'POSTMARK_API_TEST';

/** Asks Postmark for the server that the token is for. No mail is sent. */
export async function checkMail({ serverToken, from, host }: PostmarkSettings): Promise<CheckResult> {
  if (serverToken === POSTMARK_TEST_TOKEN) {
    return { isRight: false, sentence: `POSTMARK_SERVER_TOKEN is ${POSTMARK_TEST_TOKEN}: no mail arrives.` };
  }
  const { ServerClient } = await loadPostmark();
  const client = new ServerClient(serverToken, {
    timeout: 10,
    ...(host && { requestHost: host, useHttps: false }),
  });
  try {
    const { Name } = await client.getServer();
    // A proxy in between may say 200 with a page of its own.
    if (typeof Name !== 'string') throw new Error('the answer is not one of Postmark’s');
    return {
      isRight: true,
      sentence: `Postmark accepts the token of the server ${Name}. Mails come from ${from}.`,
    };
  } catch (error) {
    const sentence = `Postmark does not accept POSTMARK_SERVER_TOKEN, or does not answer (${(error as Error).message}).`;
    return { isRight: false, sentence };
  }
}
