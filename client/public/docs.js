// What a script adds to the documentation: copying, and the language that was chosen last.
(() => {
  const STORED = 'docs-language';
  const languages = [...document.querySelectorAll('input[name="language"]')];

  for (const button of document.querySelectorAll('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const code = button.parentElement.querySelector('code').textContent;
      await navigator.clipboard.writeText(code);
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
  }

  try {
    const chosen = languages.find(({ id }) => id === localStorage.getItem(STORED));
    if (chosen) chosen.checked = true;
    for (const language of languages) {
      language.addEventListener('change', () => localStorage.setItem(STORED, language.id));
    }
  } catch {
    // Storage can be switched off; each page then begins with the first language.
  }
})();
