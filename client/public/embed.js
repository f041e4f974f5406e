// Gives each frame with an embed the height of what it shows: <script async src="https://…/embed.js"></script> after the frames.
// An embed has no script that could tell its height, and a page cannot look into a frame of another origin. So the frame is
// given the text of the embed instead of its address: the page can measure that, and the sandbox lets nothing run in it.
(() => {
  const embeds = new URL('/embed/', document.currentScript.src).href;

  function resize(frame) {
    const { contentDocument } = frame;
    // The address of the embed may still tell of its end after the text was given.
    if (contentDocument?.URL !== 'about:srcdoc') return;
    const { body } = contentDocument;
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
      const text = await response.text();
      frame.sandbox = 'allow-same-origin allow-popups allow-top-navigation-by-user-activation';
      frame.addEventListener('load', () => resize(frame));
      frame.srcdoc = text;
    } catch {
      // The frame stays as it is, and scrolls.
    }
  }

  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(embeds)) void load(frame);
  }
})();
