/** Postmark's package: 50 modules, which no start waits for. It is loaded once the server answers. */
export const loadPostmark = () => import('postmark');
