import { expect, it } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findNativeBinaries } from './native-binaries.js';

it('says what to do where there are no binaries', async () => {
  await expect(findNativeBinaries('sunos', 'sparc')).rejects.toThrow(
    new EmbeddedPostgresError(
      'No embedded PostgreSQL is installed for sunos-sparc: install the dependencies again, ' +
        'or set DATABASE_URL to a PostgreSQL 15 or later.',
    ),
  );
});
