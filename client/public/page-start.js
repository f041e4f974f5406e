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

// On a page that the server has rendered, holds back what is pressed until React has taken over: the client then presses the
// last button again (src/rendering/pressed-before.ts). React or the browser would send a form without what was typed before.
(() => {
  const watch = new AbortController();
  let pressed = null;
  window.takeEarlyPress = () => {
    watch.abort();
    const button = pressed;
    pressed = null;
    return button;
  };
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button || !document.getElementById('page-state')) return;
      pressed = button;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal: watch.signal },
  );
})();
