import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { monthsBefore } from '../../../platform/months-before.js';
import { defineJob } from '../../define-job.js';
import { erasePayersOfDeletedEvents } from './erase-payers.js';

/** Payments in one transaction. */
const BATCH_SIZE = 500;

/** Nightly, where RETENTION_MONTHS is set: takes people off old payments whose events are deleted. Others go with their event's people. */
export const eraseOldPayersJob = defineJob({
  name: 'erase-old-payers',
  schedule: '43 3 * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async ({ database, settings, services: { clock } }) => {
    if (settings.retentionMonths === null) return;
    const before = monthsBefore(clock.now(), settings.retentionMonths);
    const batch = { before, size: BATCH_SIZE };
    let erased = BATCH_SIZE;
    while (erased === BATCH_SIZE)
      erased = await transaction(database, (manager) => erasePayersOfDeletedEvents(manager, batch));
  },
});
