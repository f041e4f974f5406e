import { runCrowd } from './run-crowd.js';

/** There is a place for everybody. */
await runCrowd(null);
