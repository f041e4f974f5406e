import type { Plugin, Rolldown } from 'vite';

/** By what they hold: the page that anybody may open, and what a signed-in person sees besides. */
const scripts = {
  welcome: /\/features\/welcome\/welcome-page\.tsx$/,
  events: /\/features\/events\/events-page\.tsx$/,
  event: /\/features\/events\/event-page\.tsx$/,
  signedIn: /\/features\/account\/profile-menu\.tsx$/,
};

/** Lists the scripts of each page that are not in index.html, so that the server can name them in its page. */
export const pageScripts: Plugin = {
  name: 'page-scripts',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const shell = withImports(chunks, (chunk) => chunk.isEntry);
    const names = Object.entries(scripts).map(([page, module]) => {
      const needed = withImports(chunks, ({ moduleIds }) => moduleIds.some((id) => module.test(id)));
      if (needed.size === 0) this.error(`No script holds the page ${page}.`);
      const unstyled = chunks.find(
        (chunk) => needed.has(chunk.fileName) && !shell.has(chunk.fileName) && hasStyles(chunk),
      );
      // The server's page is seen before its scripts run.
      if (unstyled)
        this.error(`The styles of ${unstyled.fileName} are not in the style sheet of index.html.`);
      return [page, [...needed].flatMap((name) => (shell.has(name) ? [] : `/${name}`))];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'page-scripts.json',
      source: JSON.stringify(Object.fromEntries(names)),
    });
  },
};

function hasStyles({ viteMetadata }: Rolldown.OutputChunk): boolean {
  return (viteMetadata?.importedCss.size ?? 0) > 0;
}

function withImports(
  chunks: Rolldown.OutputChunk[],
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const found = new Set(chunks.filter(isWanted).map(({ fileName }) => fileName));
  // A set goes on with what is added meanwhile.
  for (const name of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      found.add(imported);
  }
  return found;
}
