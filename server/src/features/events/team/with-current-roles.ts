import type { EntityManager } from 'typeorm';
import { teamRoles } from '../../accounts/sessions/team-roles.js';
import type { Viewer } from '../../accounts/viewer.js';
import type { Context } from '../../context.js';

/**
 * The same caller with the roles of this moment: they may have ended while the transaction waited for the lock of an event, which
 * every change of its team takes (T2). Without a role there is nothing that can end, and no statement.
 */
export async function withCurrentRoles<Given extends Pick<Context, 'viewer'>>(
  manager: EntityManager,
  context: Given,
): Promise<Given> {
  const { viewer } = context;
  if (!viewer || Object.keys(viewer.teamRoles).length === 0) return context;
  return { ...context, viewer: await readRoles(manager, viewer) };
}

/** After the viewer has joined or left a team: the rest of the request has the roles of now. */
export async function refreshRoles(context: Pick<Context, 'viewer' | 'database'>): Promise<void> {
  if (context.viewer) context.viewer = await readRoles(context.database, context.viewer);
}

async function readRoles(manager: EntityManager, viewer: Viewer): Promise<Viewer> {
  const sql = `SELECT ${teamRoles.sql} FROM accounts WHERE id = $1`;
  const [current] = await teamRoles.query(manager, sql, [viewer.accountId]);
  return { ...viewer, teamRoles: current?.teamRoles ?? {} };
}
