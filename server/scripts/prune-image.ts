import { pruneFolder } from './prune-folder.js';

/** For the Dockerfile: removes from each folder that is given what no process loads. */
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Usage: node dist/scripts/prune-image.js FOLDER...');
  process.exit(2);
}
for (const folder of folders) {
  const size = await pruneFolder(folder);
  console.info(`${folder}: removed ${(size / 1_000_000).toFixed(0)} MB that no process loads`);
}
