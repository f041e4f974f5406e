import { plainTextSelectors } from '@react-email/render';
import { compile, type FormatCallback } from 'html-to-text';

export { render } from '@react-email/render';
export { renderToStaticMarkup } from 'react-dom/server';

const linkOnItsOwnLine: FormatCallback = ({ attribs, children }, walk, builder) => {
  walk(children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(attribs.href, { noWordTransform: true });
};

/** React Email's `toPlainText`, with its selectors compiled once: compiling takes a third of the time of a mail. */
export const toPlainText = compile({
  wordwrap: false,
  formatters: { linkOnItsOwnLine },
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'a', format: 'linkOnItsOwnLine' },
  ],
});
