/** The product's colours, in both schemes. */
export const colours = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f4, #141311);
  --surface: light-dark(#ffffff, #1d1b18);
  --line: light-dark(#e6e1d8, #322f2a);
  --control-line: light-dark(#958e82, #777166);
  --ink: light-dark(#1c1a17, #f2efe9);
  --muted: light-dark(#6a655c, #a8a196);
  --accent: light-dark(#0b7256, #4cc79f);
  --accent-strong: light-dark(#085a44, #6fd5b3);
  --on-accent: light-dark(#ffffff, #062a1f);
  --accent-soft: light-dark(#e2f2ec, #143229);
  --warning: light-dark(#fdf0d8, #33280f);
  --on-warning: light-dark(#7a4b00, #f1c878);
  --danger: light-dark(#b3261e, #ff8a80);
}
`;
