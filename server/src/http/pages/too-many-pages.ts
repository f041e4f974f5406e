/** A page is not made, because others wait already: the browser makes it. */
export class TooManyPagesError extends Error {
  override message = 'Too many pages are being made';
}
