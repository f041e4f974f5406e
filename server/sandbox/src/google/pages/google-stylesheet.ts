/** What the pages of Google have besides the common look. A string, as that is. */
export const googleStylesheet = `
.google-card {
  width: min(520px, 100% - 32px);
  margin: 32px auto;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--surface);
}
.google-card > * + *, .consent > * + * { margin-top: 16px; }
.mistake { padding: 10px 14px; border-radius: 10px; background: var(--warning); color: var(--on-warning); }
fieldset { border: 0; padding: 0; min-width: 0; }
legend { padding: 0; font-size: 14px; font-weight: 600; color: var(--muted); }
.accounts, .another { display: grid; gap: 8px; }
.accounts > label, .tick {
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  padding: 8px 14px;
  border: 1px solid var(--line);
  border-radius: 10px;
  font-size: 16px;
  font-weight: 400;
  cursor: pointer;
}
.accounts > label:has(:checked) { border-color: var(--accent); background: var(--accent-soft); }
.accounts input[type="radio"], .tick input { flex: none; width: 20px; min-height: 20px; accent-color: var(--accent); }
.accounts:not(:has(input[value=""]:checked)) .another { display: none; }
.another { padding: 8px 0 0 16px; }
.buttons { display: flex; gap: 8px; }

.month-head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 8px; }
.month-head h2 { flex: 1; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid var(--control-line); border-radius: 10px; font-weight: 600; text-decoration: none; }
.month { width: 100%; table-layout: fixed; border-collapse: collapse; background: var(--surface); }
.month th, .month td { border: 1px solid var(--line); padding: 4px; text-align: left; vertical-align: top; }
.month th { font-size: 13px; color: var(--muted); }
.month td { height: 76px; }
.month td.out { background: var(--paper); }
.month time[aria-current="date"] { padding: 0 6px; border-radius: 999px; background: var(--accent); color: var(--on-accent); }
.month a {
  display: block;
  margin-top: 2px;
  padding: 2px 4px;
  border-radius: 6px;
  background: var(--accent-soft);
  font-size: 13px;
  text-decoration: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
@media (max-width: 599px) { .month a span { display: none; } }
.entries { display: grid; gap: 8px; }
.entries li { padding: 12px 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.entries li > * + * { margin-top: 4px; }
.entries li:target, .entries li[aria-current="true"] { border-color: var(--accent); box-shadow: inset 4px 0 var(--accent); }
.entries .deleted strong { text-decoration: line-through; color: var(--muted); }
.entries time { font-size: inherit; color: inherit; }
.entries .description { white-space: pre-wrap; }
.entries .event-id { font-size: 13px; color: var(--muted); }
`;
