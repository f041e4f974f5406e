import { LessThan } from 'typeorm';
import { z } from 'zod';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import { defineJob } from '../../define-job.js';
import { Change } from './change.entity.js';
import { ChangeKind } from './change-kind.js';
import { DAYS_LISTED } from './changes.types.js';

const DAY = 24 * 60 * 60_000;

/** Nightly. Forgets what was removed long ago. */
export const deleteOldChangesJob = defineJob({
  name: 'delete-old-changes',
  schema: z.object({}),
  schedule: '41 3 * * *',
  run: async ({ database, services: { clock } }) => {
    const changedAt = LessThan(new Date(clock.now().getTime() - DAYS_LISTED * DAY));
    await deleteInBatches(database, Change, { kind: ChangeKind.REMOVED, changedAt });
  },
});
