export const pieces = `
h1, h2 { font-weight: 700; line-height: 1.2; letter-spacing: -0.01em; }
h1, h2 { font-size: 24px; }
a { color: var(--accent); }
ul, ol { padding: 0; list-style: none; }
time { font-variant-numeric: tabular-nums; color: var(--muted); font-size: 13px; }
.empty { padding: 32px 16px; text-align: center; color: var(--muted); }
.note { margin-top: 12px; font-size: 14px; color: var(--muted); }

button, input, select {
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid var(--control-line);
  border-radius: 10px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  max-width: 100%;
}
form input, form select { width: 100%; }
select { padding: 0 8px; text-overflow: ellipsis; }
button { cursor: pointer; font-weight: 600; }
button:hover { background: var(--accent-soft); }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.primary:hover { background: var(--accent-strong); }
button.danger { color: var(--danger); }
label { font-size: 14px; font-weight: 600; }

.box-head { display: flex; align-items: center; gap: 12px; }
.box-head form { margin-left: auto; }
.search .row { display: flex; gap: 8px; margin-top: 4px; }
.search input { flex: 1; min-width: 0; }

.failures { border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.failures summary { padding: 10px 16px; min-height: 44px; cursor: pointer; font-weight: 600; border-radius: 14px; }
.failures form { display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: 12px; padding: 4px 16px 16px; }
.failures button { grid-column: 1 / -1; }
.failures ol { padding: 0 16px 8px; color: var(--muted); font-size: 14px; }

.chip { padding: 1px 8px; border-radius: 999px; font-size: 13px; border: 1px solid var(--line); color: var(--muted); }
.chip.warning { border-color: transparent; background: var(--warning); color: var(--on-warning); }
.live { font-size: 13px; font-weight: 600; color: var(--accent); }
.live::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 6px; border-radius: 50%; background: currentColor; }
.live.lost { color: var(--danger); }

.list ul { border: 1px solid var(--line); border-radius: 14px; background: var(--surface); overflow: hidden; }
.list ul:empty { display: none; }
.list li + li { border-top: 1px solid var(--line); }
.list a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; align-items: baseline; padding: 10px 16px; color: inherit; text-decoration: none; }
.list a:hover { background: var(--paper); }
.list a:focus-visible { outline-offset: -2px; }
.list a[aria-current="page"] { background: var(--accent-soft); box-shadow: inset 4px 0 var(--accent); }
.list .who { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.list .who { font-size: 14px; color: var(--muted); }
.list .subject { grid-column: 1 / -1; font-weight: 600; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.list .chip { justify-self: start; margin-top: 4px; }

.failures .wide { grid-column: 1 / -1; }
.chip.good { border-color: transparent; background: var(--accent-soft); color: var(--accent); }

.actions { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
.inline { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.inline input, .inline select { width: auto; }
.inline input { max-width: 9em; }
.rows { border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.rows:empty { display: none; }
.rows li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 4px 12px; padding: 8px 16px; }
.rows li + li { border-top: 1px solid var(--line); }
.rows time, .rows form { justify-self: end; }
.rows .chip { justify-self: start; }
.rows bdi, .answers { color: var(--muted); font-size: 13px; }

.back { display: inline-flex; align-items: center; min-height: 44px; }
article > * + * { margin-top: 16px; }
.facts div { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 12px; }
.facts dt { color: var(--muted); font-size: 14px; line-height: 25px; }
.attachments { display: flex; flex-wrap: wrap; gap: 8px; }
.attachments li { padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.attachments a { font-weight: 600; }
.attachments span { display: block; font-size: 13px; color: var(--muted); }
.parts { display: flex; gap: 4px; border-bottom: 1px solid var(--line); }
.parts a { padding: 10px 14px; min-height: 44px; color: var(--muted); text-decoration: none; font-weight: 600; border-bottom: 2px solid transparent; margin-bottom: -1px; }
.parts a[aria-current="page"] { color: var(--accent); border-bottom-color: var(--accent); }
.body { width: 100%; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); padding: 16px; }
pre.body { font: 15px/1.55 ui-monospace, monospace; white-space: pre-wrap; }
iframe.body { padding: 0; background: #fff; color-scheme: light; }
`;
