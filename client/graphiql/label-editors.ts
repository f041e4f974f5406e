/** GraphiQL 4 gives its editors no names, and makes them when their code has come. */
const names: [place: string, name: string][] = [
  ['.graphiql-query-editor', 'Operation'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(2)', 'Headers'],
  ['.result-window', 'Answer'],
];

/** Names each editor for people who cannot see where it stands. */
export function labelEditors(root: HTMLElement): void {
  const label = () => {
    for (const field of root.querySelectorAll('textarea:not([aria-label])')) {
      const [, name = 'Editor'] = names.find(([place]) => field.closest(place)) ?? [];
      field.setAttribute('aria-label', name);
    }
  };
  new MutationObserver(label).observe(root, { childList: true, subtree: true });
}
