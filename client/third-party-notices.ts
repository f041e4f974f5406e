import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file that Vite's `build.license` writes, below the client's root. */
export const NOTICES = 'third-party-notices.txt';

const PACKAGE_FOLDER = /^.*node_modules\/(@[^/]+\/)?[^/]+/;

interface Licensed {
  name: string;
  version: string;
  license: string;
  /** With the license's text. */
  file: string | URL;
}

/** Files that were copied into `src`. */
const copied: Licensed[] = [
  {
    name: '@tabler/icons',
    version: '3.51.0',
    license: 'MIT',
    file: new URL('src/ui/icons/LICENSE', import.meta.url),
  },
];

/** Adds packages that give files, such as fonts, and what was copied: Vite itself lists only packages whose scripts are bundled. */
export const fileNotices: Plugin = {
  name: 'file-notices',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const notices = bundle[NOTICES];
      if (notices?.type !== 'asset') throw new Error(`Vite made no ${NOTICES}`);
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames : [],
      );
      const folders = files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []);
      notices.source += [...new Set(folders.map(noticeOfPackage)), ...copied.map(notice)].join('');
    },
  },
};

function noticeOfPackage(folder: string): string {
  const described = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return notice({ ...described, file: `${folder}/LICENSE` });
}

function notice({ name, version, license, file }: Licensed): string {
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(file, 'utf8').trim()}\n`;
}
