import { useDebouncedValue } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import { graphql } from '../../apollo/graphql';
import { palettes } from '../../palettes';
import { timings } from '../../timings';
import { FailedRead } from '../../ui/page';
import classes from './brand.module.css';
import { type AccentPreviewQuery, useAccentPreviewQuery } from './gql/accent-preview';
import { PREVIEW_FAILED } from './messages';

graphql(`
  query AccentPreview($accent: String!) {
    brand {
      tones(accent: $accent) {
        light {
          accent
          onAccent
          accentSoft
        }
        dark {
          accent
          onAccent
          accentSoft
        }
        moves
      }
    }
  }
`);

const DEFAULT_ACCENT = palettes.light['--accent'];

type Tones = NonNullable<AccentPreviewQuery['brand']['tones']>['light'];

/** The accent as pages would have it in both schemes, and a sentence where it has to be moved. */
export function AccentPreview({ accent }: { accent: string }) {
  const [asked] = useDebouncedValue(accent.trim() || DEFAULT_ACCENT, timings.searchPause);
  const { data, previousData, error, refetch } = useAccentPreviewQuery({
    variables: { accent: asked },
    fetchPolicy: 'no-cache',
  });
  if (error) {
    return <FailedRead error={error} message={PREVIEW_FAILED} onRetry={() => refetch().catch(() => {})} />;
  }
  const tones = (data ?? previousData)?.brand.tones;
  return (
    <div className={classes.preview}>
      {tones && (
        <>
          <Sample scheme="light" tones={tones.light} />
          <Sample scheme="dark" tones={tones.dark} />
        </>
      )}
      <div role="status" className={classes.moves}>
        {tones?.moves.map((move) => (
          <p key={move}>{move}</p>
        ))}
      </div>
    </div>
  );
}

function Sample({ scheme, tones }: { scheme: keyof typeof palettes; tones: Tones }) {
  const { '--surface': surface, '--ink': ink, '--line': line } = palettes[scheme];
  const colours = {
    '--sample-surface': surface,
    '--sample-ink': ink,
    '--sample-line': line,
    '--sample-accent': tones.accent,
    '--sample-on-accent': tones.onAccent,
    '--sample-soft': tones.accentSoft,
  } as CSSProperties;
  return (
    <div className={classes.sample} style={colours}>
      <span>{scheme === 'light' ? 'Light pages' : 'Dark pages'}</span>
      <span className={classes.sampleButton}>Sign up</span>
      <span className={classes.sampleLink}>More dates</span>
      <span className={classes.sampleChip}>Free</span>
    </div>
  );
}
