// What a page does before its other scripts have come. A file of its own because the Content-Security-Policy allows no
// inline script.

// Before the first paint, so that a dark page never flashes light.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    let chosen = null;
    try {
      chosen = localStorage.getItem('mantine-color-scheme-value');
    } catch {
      // Storage can be switched off; the system's scheme is then what counts.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  }
  apply();
  // The documentation has nothing else that follows the system.
  system.addEventListener('change', apply);
})();

// On a page that the server has rendered, notes the button that was pressed last before React has taken over and would
// answer: the client presses it again then (src/rendering/pressed-before.ts).
(() => {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  const early = { button: null, stop: () => watch.abort() };
  const isRendered = () => document.getElementById('page-state') !== null;
  window.earlyPress = early;
  window.addEventListener(
    'click',
    ({ target }) => {
      if (isRendered() && target instanceof Element) early.button = target.closest('button');
    },
    options,
  );
  // The browser itself would load the page again, without what was typed.
  window.addEventListener('submit', (event) => isRendered() && event.preventDefault(), options);
})();
