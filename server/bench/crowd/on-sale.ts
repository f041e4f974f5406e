import { runCrowd } from './run-crowd.js';

/** Five hundred places. */
await runCrowd(Number(process.env.CROWD_PLACES ?? 500));
