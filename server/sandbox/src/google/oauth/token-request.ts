import { z } from 'zod';
import type { GoogleAnswer } from '../api/google-answer.js';
import type { GoogleSide } from '../open-google.js';
import { exchangeCode } from './exchange-code.js';
import { oauthRefusals } from './oauth-refusal.js';
import { refreshAccess } from './refresh-access.js';

const shape = z.object({
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  grant_type: z.string().default(''),
  code: z.string().optional(),
  code_verifier: z.string().optional(),
  redirect_uri: z.string().optional(),
  refresh_token: z.string().optional(),
});

export type TokenRequest = z.infer<typeof shape>;

/** @throws GoogleRefusal */
export async function answerTokenRequest(google: GoogleSide, body: unknown): Promise<GoogleAnswer> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw oauthRefusals.unreadable();
  const request = parsed.data;
  if (!request.client_id) throw oauthRefusals.missing('client_id');
  if (request.client_id !== google.client.clientId) throw oauthRefusals.unknownClient();
  if (request.client_secret !== google.client.clientSecret) throw oauthRefusals.wrongClient();
  if (request.grant_type === 'authorization_code') return exchangeCode(google, request);
  if (request.grant_type === 'refresh_token') return refreshAccess(google, request);
  throw oauthRefusals.wrongGrantType(request.grant_type);
}
