/** The content of a page for crawlers and browsers. */
export function readPage(html: string) {
  const element = (pattern: RegExp) => pattern.exec(html)?.[1];
  const json = (attributes: string) => {
    const text = element(new RegExp(`<script type="${attributes}">(.*?)</script>`, 's'));
    return text === undefined ? null : JSON.parse(text);
  };
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return {
    title: element(/<title>(.*?)<\/title>/),
    canonical: element(/<link rel="canonical" href="([^"]*)"/),
    meta: Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content])),
    jsonLd: json('application/ld\\+json'),
    state: json('application/json" id="page-state'),
  };
}

/** The text that a browser without scripts shows of it. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
}
