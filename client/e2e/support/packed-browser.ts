import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Unpacked for this run alone: files that a stranger left under the package's own name in /tmp are not to be run. */
export async function unpackBrowser(folder: string) {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const packed = (name: string) =>
    fileURLToPath(new URL(`../bin/${name}`, import.meta.resolve('@sparticuz/chromium')));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const executablePath = await chromium.executablePath();
    // Libraries that a machine without a browser may lack.
    const libraries = await inflate(packed('al2023.tar.br'));
    return {
      executablePath,
      // Not the package's own: they are for machines that run one page, and make another browser than people have.
      args: ['--in-process-gpu'],
      env: {
        ...process.env,
        LD_LIBRARY_PATH: join(libraries, 'lib'),
        FONTCONFIG_FILE: await fontConfiguration(folder),
      },
    };
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The package's own names folders of its maker's; without a single font the browser ends at the first text field. */
async function fontConfiguration(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf');
  const folders = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  await writeFile(file, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`);
  return file;
}
