export const layout = `
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.55 "Inter", system-ui, sans-serif;
  overflow-wrap: anywhere;
}
[hidden] { display: none !important; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 12px; top: 12px; padding: 8px 16px; background: var(--surface); z-index: 1; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

header {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
}
header p { flex: 1 1 auto; color: var(--muted); font-size: 14px; }
.sections { display: flex; gap: 4px; }
.sections a { padding: 4px 12px; border-radius: 999px; color: var(--muted); font-weight: 600; text-decoration: none; }
.sections a[aria-current="true"] { background: var(--accent-soft); color: var(--accent); }
.brand { font-weight: 700; font-size: 19px; color: inherit; text-decoration: none; }

.panes { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); }
.box, .mail { padding: 16px; outline-offset: -2px; }
.box > * + * { margin-top: 16px; }
iframe.body { height: 70dvh; }

@media (max-width: 899px) {
  .listing .mail.empty, .reading .box, .reading header p { display: none; }
}

@media (min-width: 900px) {
  body { height: 100dvh; }
  .panes { grid-template-columns: 400px minmax(0, 1fr); min-height: 0; }
  .box, .mail { overflow-y: auto; }
  .box { border-right: 1px solid var(--line); }
  .mail { padding: 24px 32px; }
  .mail article { min-height: 100%; display: flex; flex-direction: column; }
  iframe.body { flex: 1; min-height: 480px; }
  .facts div { grid-template-columns: 120px minmax(0, 1fr); }
  .back { display: none; }
}
`;
