import type { Job } from '../../platform/jobs/job.js';

export const syncCalendarEntryJob: Job<{ signUpId: string }> = { name: 'sync-calendar-entry' };
