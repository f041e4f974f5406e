import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const dir = 'dist/assets';

/** The stylesheets are not bundled: the pages name each. */
const stylesheets = {
  name: 'stylesheets',
  buildStart() {
    for (const fileName of ['colours.css', 'sandbox.css', 'element.css', 'authentication.css']) {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/assets/${fileName}`) });
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
    plugins: [stylesheets],
  },
  // In the place of Stripe's, which is one classic script.
  { input: 'src/assets/stripe-js/stripe.js', output: { file: `${dir}/stripe.js`, format: 'iife' } },
]);
