import { useComputedColorScheme } from '@mantine/core';
import type { Appearance } from '@stripe/stripe-js';
import { useMemo } from 'react';
import { palettes } from '../../palettes';
import { TEXT_FONTS } from '../../theme';

function appearanceFor(scheme: keyof typeof palettes): Appearance {
  const accent = shownAccent() || palettes[scheme]['--accent'];
  const colours = { ...palettes[scheme], '--accent': accent };
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colours['--accent'],
      colorBackground: colours['--surface'],
      colorText: colours['--ink'],
      colorTextSecondary: colours['--muted'],
      colorTextPlaceholder: colours['--muted'],
      colorDanger: colours['--danger'],
      fontFamily: TEXT_FONTS,
      fontSizeBase: '16px',
      fontLineHeight: '1.55',
      borderRadius: '10px',
      gridRowSpacing: '14px',
      gridColumnSpacing: '14px',
    },
    rules: {
      '.Label': { fontSize: '14px', fontWeight: '600', color: colours['--ink'], marginBottom: '4px' },
      '.Input': {
        border: `1px solid ${colours['--control-line']}`,
        boxShadow: 'none',
        padding: '8px 12px',
      },
      '.Input:focus': {
        border: `1px solid ${colours['--accent']}`,
        boxShadow: 'none',
        outline: `2px solid ${colours['--accent']}`,
      },
      '.Input--invalid': { border: `1px solid ${colours['--danger']}`, boxShadow: 'none' },
      '.Error': { fontSize: '14px' },
    },
  };
}

/** Of the operator, where there is one: it is in a style sheet of its own. */
function shownAccent(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
}

/** Stripe’s fields are in a frame that our style sheets do not reach, so they get the theme’s colours this way. */
export function useStripeAppearance(): Appearance {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return useMemo(() => appearanceFor(scheme), [scheme]);
}
