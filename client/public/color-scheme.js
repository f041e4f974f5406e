// Runs before the first paint, so that a dark page never flashes light. A file of its own because the
// Content-Security-Policy allows no inline script.
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
