import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../define-job.js';

const schema = z.object({ pictureId: z.uuid() });

/** Deletes files outside the database that have no picture: it was deleted, or its upload did not come to its end. */
export const deletePictureFilesJob: Job<JobContext, z.output<typeof schema>> = defineJob({
  name: 'delete-picture-files',
  schema,
  run: async ({ database, services: { pictures } }, { pictureId }) => {
    const rows = await database.query<object[]>('SELECT FROM pictures WHERE id = $1', [pictureId]);
    if (rows.length === 0) await pictures.delete(pictureId);
  },
});
