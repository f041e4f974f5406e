const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`Turnout needs Node 22.12 or later, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

// Only now: an older Node could not even load what follows.
const { runProcess } = await import('./start/run-process.js');
await runProcess();
