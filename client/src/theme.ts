import { Button, createTheme, Input, type VariantColorsResolver } from '@mantine/core';

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
    // 'subtle': the product uses no other one.
    default:
      return { ...button, color: danger ? 'var(--danger)' : 'var(--accent)' };
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
    // Not by Notification.extend: the component is loaded with the first toast.
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    InputWrapper: Input.Wrapper.extend({ defaultProps: { size: 'md', withAsterisk: false } }),
  },
});
