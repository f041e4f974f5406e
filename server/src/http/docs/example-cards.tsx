import type { Example } from './docs-files.js';
import { highlighted } from './highlight.js';
import { MadeHtml } from './made-html.js';

/** Its code by curl and in TypeScript, one at a time, and what comes back. Radio buttons: they need no script. */
export function ExampleCards({ example: { curl, typescript, answer } }: { example: Example }) {
  return (
    <>
      <fieldset className="docs-card docs-languages">
        <legend>Language</legend>
        {curl && <Language name="curl" isFirst code={curl} language="sh" />}
        <Language name="TypeScript" isFirst={!curl} code={typescript} language="ts" />
      </fieldset>
      {answer && (
        <section className="docs-card" aria-label="The answer">
          <h2>200 OK</h2>
          <Code code={answer} language="json" />
        </section>
      )}
    </>
  );
}

interface LanguageProps {
  name: string;
  isFirst: boolean;
  code: string;
  language: string;
}

function Language({ name, isFirst, code, language }: LanguageProps) {
  const id = `in-${name.toLowerCase()}`;
  return (
    <>
      <input type="radio" name="language" id={id} defaultChecked={isFirst} />
      <label htmlFor={id}>{name}</label>
      <Code code={code} language={language} />
    </>
  );
}

function Code({ code, language }: { code: string; language: string }) {
  const html = `<pre tabindex="0"><code>${highlighted(code, language)}</code></pre>`;
  return (
    <div className="docs-code">
      {/* docs.js shows it: without scripts nothing can be copied. */}
      <button type="button" hidden data-copy>
        Copy
      </button>
      <MadeHtml className="docs-lines" html={html} />
    </div>
  );
}
