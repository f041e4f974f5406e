import type { Plugin, Rolldown } from 'vite';

/** By what they hold: the pages that the server renders, and what a signed-in person sees besides. */
const scripts = {
  welcome: /\/features\/welcome\/welcome-page\.tsx$/,
  events: /\/features\/events\/events-page\.tsx$/,
  event: /\/features\/events\/event-page\.tsx$/,
  series: /\/features\/event-series\/series-page\.tsx$/,
  host: /\/features\/hosts\/host-page\.tsx$/,
  signedIn: /\/features\/account\/profile-menu\.tsx$/,
  myEvents: /\/features\/my-events\/my-events-page\.tsx$/,
  eventDraft: /\/features\/event-drafts\/draft-page\.tsx$/,
  staffDashboard: /\/features\/staff-dashboard\/staff-dashboard-page\.tsx$/,
  createEvent: /\/features\/event-form\/create-event-page\.tsx$/,
  account: /\/features\/account\/account-page\.tsx$/,
  accessTokens: /\/features\/access-tokens\/access-tokens-page\.tsx$/,
  webhooks: /\/features\/webhooks\/webhooks-page\.tsx$/,
  door: /\/features\/door\/door-page\.tsx$/,
  payment: /\/features\/checkout\/checkout-page\.tsx$/,
};

/** Their first paint must not wait for a second style sheet. */
const withOneStyleSheet = ['welcome', 'events', 'event', 'series', 'host', 'signedIn'];

/**
 * Lists the scripts and style sheets of each page that are not in index.html, so that the server can name them in its page:
 * the page is seen before its scripts run.
 */
export const pageScripts: Plugin = {
  name: 'page-scripts',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const shell = withImports(chunks, (chunk) => chunk.isEntry);
    const names = Object.entries(scripts).map(([page, module]) => {
      const needed = withImports(chunks, ({ moduleIds }) => moduleIds.some((id) => module.test(id)));
      if (needed.size === 0) this.error(`No script holds the page ${page}.`);
      const own = [...needed].flatMap((name) =>
        shell.has(name) ? [] : chunks.filter(({ fileName }) => fileName === name),
      );
      const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      if (styles.length > 0 && withOneStyleSheet.includes(page))
        this.error(`${styles} of the page ${page} are not in the style sheet of index.html.`);
      return [page, { scripts: own.map(pathOf), styles: styles.map((name) => `/${name}`) }];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'page-scripts.json',
      source: JSON.stringify(Object.fromEntries(names)),
    });
  },
};

function pathOf({ fileName }: Rolldown.OutputChunk): string {
  return `/${fileName}`;
}

/** The files of some chunks, and of all that these import. */
export function withImports(
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
