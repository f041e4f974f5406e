import { googleStylesheet } from '../google/pages/google-stylesheet.js';
import { colours } from './stylesheet-colours.js';
import { layout } from './stylesheet-layout.js';
import { pieces } from './stylesheet-pieces.js';

/** Strings, so that they are found from the source and from the compiled code alike. */
export const stylesheet = colours + pieces + layout + googleStylesheet;
