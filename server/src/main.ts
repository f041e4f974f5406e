const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`Turnout needs Node 22.12 or later, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

// Imported after the check: an older Node could not load them.
const { loadEnv } = await import('./config/load-env.js');
loadEnv();
const { storeCompiledModules } = await import('./start/store-compiled-modules.js');
storeCompiledModules();
const { runProcess } = await import('./start/run-process.js');
await runProcess();
