import type { Plugin } from 'vite';

/** React Router's package names the build with warnings for developers alone; the one without them is beside it. */
export const productionReactRouter: Plugin = {
  name: 'production-react-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
};
