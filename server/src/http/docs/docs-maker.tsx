import { renderToStaticMarkup } from 'react-dom/server';
import { headOfPage } from '../pages/page-head.js';
import { NO_INDEX, type PageParts } from '../pages/page-template.js';
import type { Site } from '../pages/site.js';
import { type DocsPage, docsContents, docsPages, docsPath, markdownPath } from './docs-contents.js';
import type { DocsFiles, Example } from './docs-files.js';
import { DocsLayout } from './docs-layout.js';
import { toHtml } from './docs-markdown.js';
import { findPages, foundHtml, type SearchedPage } from './docs-search.js';
import { type DocsSources, withTables } from './docs-tables.js';

/** Beside the client's own style sheet, which has the colours and the fonts. */
const HEAD = '<link rel="stylesheet" href="/docs.css" /><script src="/docs.js" defer></script>';

/** Makes the pages of `/docs`: each from its file, the schema and the limits. */
export class DocsMaker {
  readonly #markdown = new Map<DocsPage, Promise<string>>();

  constructor(
    private readonly site: Site,
    private readonly files: DocsFiles,
    private readonly sources: DocsSources,
  ) {}

  async page(page: DocsPage): Promise<PageParts> {
    const [markdown, example] = await Promise.all([this.#markdownOf(page), this.files.exampleOf(page)]);
    const description = firstParagraph(markdown);
    const html = this.#html({ page, article: toHtml(markdown), example });
    const parts = this.#parts(docsPath(page), { title: page.title, description }, html);
    return { ...parts, head: `${parts.head}${alternate(page)}` };
  }

  /** A page with its example as Markdown, for programs that read. Links lead to the other pages of that kind. */
  async markdown(page: DocsPage): Promise<string> {
    const [markdown, example] = await Promise.all([this.#markdownOf(page), this.files.exampleOf(page)]);
    return `${markdown.trimEnd()}${example ? exampleMarkdown(example) : ''}\n`;
  }

  /** The list of the pages, in the form of https://llmstxt.org. */
  async contents(): Promise<string> {
    const { productName, publicUrl } = this.site;
    const groups = docsContents.map(async ({ title, pages }) => {
      const lines = pages.map(async (page) => {
        const description = firstParagraph(await this.#markdownOf(page));
        return `- [${page.title}](${publicUrl}${markdownPath(page)}): ${description}`;
      });
      return `## ${title}\n\n${(await Promise.all(lines)).join('\n')}\n`;
    });
    const schema = `- [Schema](${publicUrl}/schema.graphql): every type, field and argument with its sentence.\n`;
    return [
      `# ${productName}\n`,
      `> Events that people sign up to, with one GraphQL API at ${publicUrl}/graphql. Public events need no token.\n`,
      schema,
      ...(await Promise.all(groups)),
    ].join('\n');
  }

  async search(search: string): Promise<PageParts> {
    const pages: SearchedPage[] = await Promise.all(
      docsPages.map(async (page) => ({ page, markdown: await this.#markdownOf(page) })),
    );
    const article = foundHtml(findPages(pages, search), search);
    const html = this.#html({ page: null, article, example: null, search });
    const parts = this.#parts('/docs/search', { title: 'Search', description: 'The documentation.' }, html);
    return { ...parts, head: parts.head + NO_INDEX };
  }

  #html(shown: Omit<Parameters<typeof DocsLayout>[0], 'productName'>): string {
    return renderToStaticMarkup(<DocsLayout productName={this.site.productName} {...shown} />);
  }

  #parts(path: string, text: { title: string; description: string }, html: string): PageParts {
    const { title, description, head } = headOfPage(this.site, path, text);
    return { title, description, head: head + HEAD, scripts: '', html, state: null };
  }

  #markdownOf(page: DocsPage): Promise<string> {
    const known = this.#markdown.get(page) ?? this.#makeMarkdown(page);
    this.#markdown.set(page, known);
    return known;
  }

  async #makeMarkdown(page: DocsPage): Promise<string> {
    const markdown = withTables(await this.files.markdownOf(page), this.sources);
    return markdown.replaceAll('https://turnout.example', this.site.publicUrl);
  }
}

const alternate = (page: DocsPage) =>
  `<link rel="alternate" type="text/markdown" href="${markdownPath(page)}" />`;

function exampleMarkdown({ curl, typescript, answer }: Example): string {
  const block = (title: string, language: string, code: string | null) =>
    code ? `\n\n### ${title}\n\n\`\`\`${language}\n${code}\n\`\`\`` : '';
  return `\n\n## Example${block('curl', 'sh', curl)}${block('TypeScript', 'ts', typescript)}${block('The answer', 'json', answer)}`;
}

/** In one line, without the marks of links and code. */
function firstParagraph(markdown: string): string {
  const paragraph = markdown.split('\n\n').find((block) => !block.startsWith('#')) ?? '';
  return paragraph
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`\n]/g, (mark) => (mark === '\n' ? ' ' : ''));
}
