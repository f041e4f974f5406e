/** Something about the embedded PostgreSQL that its user can put right: the message says how. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
