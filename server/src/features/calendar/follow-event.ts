import type { Job } from '../../platform/jobs/job.js';

export const followEvent: Job<{ signUpId: string }> = { name: 'follow-event' };
