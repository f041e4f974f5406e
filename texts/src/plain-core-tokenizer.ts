import { Tokenizer, type Tokens } from 'marked';

/** Up to an empty line or a list. A numbered list interrupts a paragraph only with its 1 (CommonMark 0.31, section 5.3). */
const PARAGRAPH = /^[^\n]+(?:\n(?![ \t]*(?:\n|$)| {0,3}(?:[-+*]|1[.)])[ \t]+\S)[^\n]+)*/;

/**
 * The part of Markdown that a description may have: paragraphs, lists, links, emphasis and strong. All else stays the
 * text that it is, so that a description written as plain text looks as it was written.
 */
export class PlainCoreTokenizer extends Tokenizer {
  override paragraph(source: string): Tokens.Paragraph | undefined {
    const raw = PARAGRAPH.exec(source)?.[0];
    if (raw === undefined) return undefined;
    return { type: 'paragraph', raw, text: raw, tokens: this.lexer.inline(raw) };
  }
  override code = without;
  override fences = without;
  override heading = without;
  override hr = without;
  override blockquote = without;
  override html = without;
  override def = without;
  override table = without;
  override lheading = without;
  override tag = without;
  override reflink = without;
  override codespan = without;
  override del = without;
  override url = without;
}

function without(): undefined {
  return undefined;
}
