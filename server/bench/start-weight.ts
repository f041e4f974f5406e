import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { residentMegabytes } from './resident-memory.js';
import type { Server } from './servers.js';
import { judge } from './verdicts.js';

/**
 * The files that a start loads, which another load of the machine does not change, and the memory once it is ready.
 * @param start with flags of Node
 */
export async function measureStartWeight(
  start: (flags: string[]) => Promise<Server>,
  folder: string,
): Promise<boolean> {
  console.log('The weight of a start, with the services outside off');
  const plain = await start([]);
  const megabytes = residentMegabytes(plain.pid);
  await plain.stop();

  const file = join(folder, 'modules-of-a-start');
  await (await start([`--import=data:text/javascript,${encodeURIComponent(countModules(file))}`])).stop();
  const modules = Number(await readFile(file, 'utf8'));
  const isLight = judge('Files that a start loads', modules, { atMost: 200 }, 'files');
  return judge('Resident memory when ready', megabytes, { atMost: 190 }, 'MB') && isLight;
}

/** A module that writes how many files were loaded when the process ends. */
function countModules(file: string): string {
  return `
    import { writeFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    const urls = new Set();
    registerHooks({
      load: (url, context, next) => {
        if (url.startsWith('file:')) urls.add(url);
        return next(url, context);
      },
    });
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(urls.size)));`;
}
