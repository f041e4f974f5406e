import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { Marked } from 'marked';
import { docsPages, docsPath } from './docs-contents.js';
import { highlighted } from './highlight.js';

/** What React does not make of a page: our own texts, so their HTML is ours. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(linkOf(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    code({ text, lang = '' }) {
      return `<pre tabindex="0"><code>${highlighted(text, lang)}</code></pre>\n`;
    },
  },
});

/** @param markdown of our own: its HTML is not looked at */
export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** As GitHub makes them, so that a link leads to the same place in both. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** A link to another page's file leads to the page. */
function linkOf(href: string): string {
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  const page = docsPages.find((each) => each.name === name);
  return page ? docsPath(page) + anchor : href;
}
