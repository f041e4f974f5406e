import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file that Vite's `build.license` writes, below the client's root. */
export const NOTICES = 'third-party-notices.txt';

const PACKAGE_FOLDER = /^.*node_modules\/(@[^/]+\/)?[^/]+/;

/** Adds packages that give files, such as fonts: Vite itself lists only those whose scripts are bundled. */
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
      notices.source += [...new Set(folders.map(notice))].join('');
    },
  },
};

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}
