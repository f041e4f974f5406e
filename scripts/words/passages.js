import jsTokens from 'js-tokens';

/**
 * A passage is text that people read: a comment, a string, a text of JSX, or a paragraph of a document. Marks around
 * it are spaces and inline code is `x`, so each passage is as long as its source, and its lines stay countable.
 * @typedef {{ at: number, text: string }} Passage `at` is an offset in the file
 */
const TEXTS = ['StringLiteral', 'NoSubstitutionTemplate', 'TemplateHead', 'TemplateMiddle', 'TemplateTail'];
const KINDS = new Map([
  ...TEXTS.map((type) => /** @type {const} */ ([type, 'text'])),
  ['JSXText', 'text'],
  ['JSXString', 'text'],
  ['SingleLineComment', 'line'],
  ['MultiLineComment', 'block'],
]);
const MARKS = {
  text: /^['"`}]|['"`]$|\$\{$/g,
  line: /^\/\//g,
  block: /^\/\*+|\*\/$|^\s*\*(?!\/)/gm,
};

/** @returns {Passage[]} */
export function passagesOf(/** @type {string} */ path, /** @type {string} */ source) {
  if (/\.tsx?$/.test(path)) return passagesOfCode(source, path.endsWith('x'));
  const withoutExamples = source.replace(/^ *```[\s\S]*?^ *```/gm, blank);
  return [{ at: 0, text: maskCode(withoutExamples) }];
}

function passagesOfCode(/** @type {string} */ source, /** @type {boolean} */ jsx) {
  /** @type {Passage[]} */
  const passages = [];
  let at = 0;
  /** The kind of the passage that the next token may continue: lines of `//`, and strings that are added. */
  let open = '';
  for (const { type, value } of jsTokens(source, { jsx })) {
    const kind = KINDS.get(type);
    const last = passages.at(-1);
    if (kind) {
      const text = maskCode(value.replace(MARKS[kind], blank).replace(/^ (?=\S)/, inner(type)));
      const continues = last && kind !== 'block' && open === kind;
      if (continues) last.text += blank(source.slice(last.at + last.text.length, at)) + text;
      else passages.push({ at, text });
      open = kind;
    } else if (value !== '+' && !/^\s+$/.test(value)) open = '';
    at += value.length;
  }
  return passages;
}

/** A text that goes on after an inserted value begins no sentence. */
const inner = (/** @type {string} */ type) => (/^Template(Middle|Tail)$/.test(type) ? '…' : ' ');
const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');
const maskCode = (/** @type {string} */ text) =>
  text.replace(/`[^`\n]+`/g, (code) => 'x'.repeat(code.length));

const BOUNDARY =
  /[.!?]["”’')*_]*\s+(?=["“'‘(*_[]*[\p{Lu}x…\d])|\n[ \t]*\n|\n[ \t]*(?:[-*#]|\d+\.)+ |\n?[ \t]*\|[ \t\n]*|\n[ \t]*@|"""\s*|\b[A-Z]\d+: /gu;

/** @returns {Passage[]} the sentences of a passage, trimmed; `at` is an offset in the file */
export function sentencesOf(/** @type {Passage} */ { at, text }) {
  const ends = [...text.matchAll(BOUNDARY)].map((match) => match.index + match[0].length);
  return [0, ...ends].flatMap((start, index) => {
    const part = text.slice(start, ends[index] ?? text.length);
    const trimmed = part.replace(/[\s|]+(?:[-*#@]+ ?)?$|"""$/u, '').trimEnd();
    const indent = trimmed.length - trimmed.trimStart().length;
    return trimmed.trim() ? [{ at: at + start + indent, text: trimmed.trim() }] : [];
  });
}
