#!/usr/bin/env node
const { loadEnv } = await import('../config/load-env.js');
loadEnv();
const { runTurnout } = await import('./run-turnout.js');
// Not exit(): output may still be under way.
process.exitCode = await runTurnout(process.argv.slice(2));
