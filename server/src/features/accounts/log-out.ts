import type { Context } from '../context.js';
import { leaveSession } from './sessions.js';

/** Ends the browser's session; its cookie is worth nothing from then on, wherever a copy of it may be. */
export async function logOut(context: Context): Promise<void> {
  const accountId = context.viewer?.accountId;
  await leaveSession(context);
  context.log.info({ accountId }, 'signed out');
}
