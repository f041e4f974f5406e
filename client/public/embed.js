// Gives each frame with an embed the height of what it shows: <script async src="https://…/embed.js"></script> after the frames.
// An embed has no script that could tell its height, and a page cannot look into a frame of another origin. So the frame is
// replaced by one with the text of the embed: the page can measure that, and the sandbox lets nothing run in it.
(() => {
  const embeds = new URL('/embed/', document.currentScript.src).href;

  function resize(frame) {
    const { body } = frame.contentDocument;
    const measure = () => {
      frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`;
    };
    measure();
    // Also when the frame gets wider, or its fonts come.
    new ResizeObserver(measure).observe(body);
  }

  async function load(frame) {
    try {
      const response = await fetch(frame.src, { credentials: 'omit' });
      if (!response.ok) return;
      // A frame that still reads its address may show that in place of a text which it was given meanwhile. A new one reads nothing else.
      const measured = frame.cloneNode();
      measured.srcdoc = await response.text();
      measured.sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';
      measured.addEventListener('load', () => resize(measured), { once: true });
      frame.replaceWith(measured);
    } catch {
      // The frame stays as it is, and scrolls.
    }
  }

  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(embeds)) void load(frame);
  }
})();
