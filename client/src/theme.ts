import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  Notification,
  type VariantColorsResolver,
} from '@mantine/core';

export const TEXT_FONTS = '"Inter", "Inter fallback", system-ui, sans-serif';
const HEADINGS = '"Bricolage Grotesque", "Bricolage Grotesque fallback", system-ui, sans-serif';

const button = { background: 'transparent', hover: 'var(--accent-soft)', border: '1px solid transparent' };

const variantColorResolver: VariantColorsResolver = (input) => {
  const danger = input.color === 'danger';
  switch (input.variant) {
    case 'filled':
      return {
        ...button,
        background: danger ? 'var(--danger)' : 'var(--accent)',
        hover: danger ? 'var(--danger-strong)' : 'var(--accent-strong)',
        color: danger ? 'var(--on-danger)' : 'var(--on-accent)',
      };
    case 'default':
      return {
        ...button,
        background: 'var(--surface)',
        hover: 'var(--paper)',
        color: danger ? 'var(--danger)' : 'var(--ink)',
        border: '1px solid var(--line-strong)',
      };
    case 'subtle':
      return { ...button, color: danger ? 'var(--danger)' : 'var(--accent)' };
    default:
      return defaultVariantColorsResolver(input);
  }
};

export const theme = createTheme({
  fontFamily: TEXT_FONTS,
  headings: { fontFamily: HEADINGS, fontWeight: '700' },
  defaultRadius: 10,
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    Input: Input.extend({ defaultProps: { size: 'md' } }),
    Notification: Notification.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }),
    InputWrapper: Input.Wrapper.extend({ defaultProps: { size: 'md', withAsterisk: false } }),
  },
});

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

/** The colours by the scheme that is shown, for what no style sheet of ours reaches. */
export const palettes = { light, dark };

// Mantine's own names, said once in ours: a component styled by Mantine then follows both schemes by itself.
const mantine = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--paper)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--line)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...light, ...mantine },
  dark: { ...dark, ...mantine },
});
