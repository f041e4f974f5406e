import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The package is made for machines that run one page; these arguments of its would make another browser than people have.
const unwanted = /^--(single-process|disable-web-security|allow-running-insecure-content|headless)/;

/** Unpacked for this run alone: what somebody else left under the package's own name in /tmp is not to be run. */
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
      args: chromium.args.filter((arg) => !unwanted.test(arg)),
      env: {
        ...process.env,
        LD_LIBRARY_PATH: join(libraries, 'lib'),
        FONTCONFIG_PATH: join(folder, 'fonts'),
      },
    };
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
