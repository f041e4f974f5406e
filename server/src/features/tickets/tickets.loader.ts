import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';

/** The code of a place, for the door. */
export interface Ticket {
  /** 128 random bits. */
  code: Buffer;
  /** When it last took the place of another one; null: it is the first. */
  rotatedAt: Date | null;
}

/** The tickets of these sign-ups; null where a sign-up does not exist. The caller makes sure that the person, and owner and editors of the event alone get one. */
export const ticketsOfSignUps: BatchFunction<{ database: EntityManager }, string, Ticket | null> = async (
  { database },
  signUpIds,
) => {
  const rows = await read<Ticket & { id: string }>(
    database,
    `SELECT id, ticket_code AS code, ticket_rotated_at AS "rotatedAt" FROM sign_ups WHERE id = ANY($1)`,
    [signUpIds],
  );
  const byId = new Map(rows.map(({ id, ...ticket }) => [id, ticket]));
  return signUpIds.map((id) => byId.get(id) ?? null);
};
