import type { Plugin } from 'vite';

const GENERATED = /\/gql\/graphql\.ts$/;
const ONE_EXPORT = /\/gql\/graphql\.ts\?export=\w+$/;

/** The generated module holds every operation of every page. Made into a module for each, a page loads its own alone. */
export const documentModules: Plugin = {
  name: 'document-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: ONE_EXPORT },
    handler: (id) => ({ id, moduleSideEffects: false }),
  },
  load: {
    filter: { id: ONE_EXPORT },
    async handler(id) {
      const [file = '', name = ''] = id.split('?export=');
      const exported = exportsOf(await this.fs.readFile(file, { encoding: 'utf8' }));
      const code = exported.get(name) ?? '';
      const used = [...new Set(code.match(/\w+/g))].filter((word) => word !== name && exported.has(word));
      const imports = used.map(
        (word) => `import { ${word} } from ${JSON.stringify(`${file}?export=${word}`)};\n`,
      );
      return { code: APOLLO + imports.join('') + code, moduleType: 'ts', moduleSideEffects: false };
    },
  },
  transform: {
    filter: { id: GENERATED },
    handler(code, id) {
      const names = [...exportsOf(code).keys()];
      const lines = names.map((name) => `export { ${name} } from ${JSON.stringify(`${id}?export=${name}`)};`);
      return { code: lines.join('\n'), map: null, moduleSideEffects: false };
    },
  },
};

const APOLLO = "import { useMutation, useQuery } from '@apollo/client/react';\n";

/** By their names; types are left out. */
function exportsOf(code: string): Map<string, string> {
  const parts = code.split(/^(?=export )/m);
  return new Map(
    parts.flatMap((part) => {
      const name = /^export (?:const|function) (\w+)/.exec(part)?.[1];
      return name === undefined ? [] : [[name, part]];
    }),
  );
}
