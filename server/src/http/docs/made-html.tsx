/** HTML that the server made of its own files. */
export function MadeHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text of a person's is in it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
