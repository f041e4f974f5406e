import { colours } from '../../pages/stylesheet-colours.js';

export const authenticationStylesheet = `${colours}
* { box-sizing: border-box; margin: 0; }
body { background: var(--surface); color: var(--ink); font: 16px/1.55 "Inter", system-ui, sans-serif; }
.page { display: grid; align-content: center; gap: 16px; min-height: 100dvh; padding: 32px; }
h1 { font-size: 24px; line-height: 1.2; }
form { display: grid; gap: 12px; margin-top: 16px; }
button {
  min-height: 48px;
  border: 1px solid var(--control-line);
  border-radius: 10px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
