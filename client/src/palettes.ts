/** The colours of palette.css by the scheme that is shown, for what no style sheet of ours reaches. */
const light = {
  '--paper': '#faf8f4',
  '--surface': '#ffffff',
  '--line': '#e6e1d8',
  '--line-strong': '#d3ccbf',
  '--control-line': '#958e82',
  '--ink': '#1c1a17',
  '--muted': '#6a655c',
  '--accent': '#0b7256',
  '--accent-strong': '#085a44',
  '--on-accent': '#ffffff',
  '--accent-soft': '#e2f2ec',
  '--paid': '#fdf0d8',
  '--on-paid': '#7a4b00',
  '--danger': '#b3261e',
  '--danger-strong': '#8f1d17',
  '--on-danger': '#ffffff',
  '--danger-soft': '#fbeceb',
};

const dark: typeof light = {
  '--paper': '#141311',
  '--surface': '#1d1b18',
  '--line': '#322f2a',
  '--line-strong': '#45413a',
  '--control-line': '#777166',
  '--ink': '#f2efe9',
  '--muted': '#a8a196',
  '--accent': '#4cc79f',
  '--accent-strong': '#6fd5b3',
  '--on-accent': '#062a1f',
  '--accent-soft': '#143229',
  '--paid': '#33280f',
  '--on-paid': '#f1c878',
  '--danger': '#ff8a80',
  '--danger-strong': '#ffa79f',
  '--on-danger': '#3a0906',
  '--danger-soft': '#38201d',
};

export const palettes = { light, dark };
