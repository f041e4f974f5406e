import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const dir = 'dist/assets';

/** The stylesheets are not bundled: the pages name each. */
const stylesheets = {
  name: 'stylesheets',
  buildStart() {
    for (const fileName of ['colours.css', 'fonts.css', 'sandbox.css', 'element.css', 'authentication.css']) {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/assets/${fileName}`) });
    }
  },
};

/** The product's, which fonts.css names. */
const fontFiles = [
  import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
  import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff2'),
  import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'),
].map((url) => fileURLToPath(url));

const fonts = {
  name: 'fonts',
  buildStart() {
    for (const path of fontFiles) {
      this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(path) });
    }
  },
};

export default defineConfig([
  {
    input: {
      live: 'src/assets/live.js',
      element: 'src/assets/element/element.js',
      'authentication-answered': 'src/assets/authentication-answered.js',
    },
    output: { dir, format: 'esm' },
    plugins: [stylesheets, fonts],
  },
  // In the place of Stripe's, which is one classic script.
  { input: 'src/assets/stripe-js/stripe.js', output: { file: `${dir}/stripe.js`, format: 'iife' } },
]);
