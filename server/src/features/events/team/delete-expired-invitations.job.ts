import { LessThanOrEqual } from 'typeorm';
import { z } from 'zod';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import { defineJob } from '../../define-job.js';
import { EventInvitation } from './event-invitation.entity.js';

/** Nightly. */
export const deleteExpiredInvitationsJob = defineJob({
  name: 'delete-expired-invitations',
  schema: z.object({}),
  schedule: '24 3 * * *',
  run: async ({ database, services: { clock } }) => {
    await deleteInBatches(database, EventInvitation, { expiresAt: LessThanOrEqual(clock.now()) });
  },
});
