interface BrandLink {
  label: string;
  url: string;
}

/** One link a line: `Imprint https://example.org/imprint`. */
export function writeLinks(links: readonly BrandLink[]): string {
  return links.map(({ label, url }) => `${label} ${url}`).join('\n');
}

/** @returns null where a line has no label, or no address */
export function readLinks(text: string): BrandLink[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const links = lines.flatMap((line) => {
    const [, label, url] = /^(.*\S)\s+(\S+)$/.exec(line.trim()) ?? [];
    return label && url ? [{ label, url }] : [];
  });
  return links.length === lines.length ? links : null;
}
