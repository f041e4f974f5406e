/** A page of `/docs`. */
export interface DocsPage {
  /** The end of its address, and the name of its file in `server/docs/api`; `index` is `/docs` itself. */
  name: string;
  title: string;
  /** The file of its example in `server/docs/examples`, without an ending. */
  example?: string;
}

interface DocsGroup {
  title: string;
  pages: readonly DocsPage[];
}

/** The pages in the order of their navigation. */
export const docsContents: readonly DocsGroup[] = [
  {
    title: 'Start',
    pages: [
      { name: 'index', title: 'What you can do' },
      { name: 'first-call', title: 'Your first call', example: '01-list-events' },
      { name: 'tokens', title: 'Tokens and scopes' },
      { name: 'generate-types', title: 'Generate types' },
    ],
  },
  {
    title: 'Events',
    pages: [
      { name: 'list-events', title: 'List events', example: '01-list-events' },
      { name: 'read-page-after-page', title: 'Read page after page', example: '02-read-page-after-page' },
      { name: 'search-events', title: 'Search events', example: '03-search-events' },
      { name: 'get-one-event', title: 'Get one event', example: '04-get-one-event' },
      { name: 'copy-events', title: 'Copy events', example: '05-copy-events' },
      { name: 'create-event', title: 'Create an event', example: '06-create-event' },
      { name: 'change-event', title: 'Change an event', example: '07-change-event' },
      { name: 'cancel-event', title: 'Cancel an event' },
      { name: 'delete-event', title: 'Delete an event', example: '09-delete-event' },
      { name: 'pictures', title: 'Pictures' },
      { name: 'feeds-and-embeds', title: 'Feeds and embeds' },
    ],
  },
  {
    title: 'People',
    pages: [
      { name: 'sign-up', title: 'Sign up', example: '08-sign-up' },
      { name: 'attendees', title: 'Attendees', example: '10-sign-up-and-read-door-list' },
      { name: 'door', title: 'The door' },
      { name: 'live-sign-ups', title: 'Live sign-ups', example: 'follow-sign-ups' },
    ],
  },
  {
    title: 'Webhooks',
    pages: [
      { name: 'topics', title: 'Topics' },
      { name: 'signatures', title: 'Signatures', example: 'receive-webhook' },
    ],
  },
  {
    title: 'Good to know',
    pages: [
      { name: 'errors', title: 'Errors' },
      { name: 'limits', title: 'Limits' },
      { name: 'idempotency', title: 'Idempotency', example: '08-sign-up' },
      { name: 'times-and-money', title: 'Times and money' },
      { name: 'versions', title: 'Versions' },
      { name: 'changelog', title: 'Changelog' },
    ],
  },
];

export const docsPages: readonly DocsPage[] = docsContents.flatMap(({ pages }) => pages);

export const docsPath = ({ name }: Pick<DocsPage, 'name'>): string =>
  name === 'index' ? '/docs' : `/docs/${name}`;

/** The same page as Markdown, for programs that read. */
export const markdownPath = ({ name }: Pick<DocsPage, 'name'>): string => `/docs/${name}.md`;

/** The pages before and after one. */
export function neighboursOf(page: DocsPage): { previous: DocsPage | undefined; next: DocsPage | undefined } {
  const index = docsPages.indexOf(page);
  return { previous: docsPages[index - 1], next: docsPages[index + 1] };
}
