/** Markup that may stand in a page as it is. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Part = Html | (Html | undefined)[] | string | number | undefined;

/** A template in which everything that is filled in is text, unless it was made by `html` itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.toString();
  if (Array.isArray(part)) return part.join('');
  return escapeHtml(String(part ?? ''));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
