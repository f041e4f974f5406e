/**
 * Makes one classic script of ES modules, as stripe.js has to be one. Their imports are one line each, their names
 * differ, and they come in the order in which they need each other.
 */
export function joinModules(sources: string[]): string {
  const statements = sources.map((source) =>
    source
      .replace(/^import .*;$/gm, '')
      .replace(/^export /gm, '')
      .replace(/^\/\/# sourceMappingURL=.*$/gm, ''),
  );
  return `(() => {\n'use strict';\n${statements.join('\n')}\n})();\n`;
}
