import type { excerptOf } from '@turnout/texts/excerpt';
import { useEffect, useState } from 'react';

/**
 * The beginning of a description, as a card shows it. The parser of Markdown is larger than the form, so it is fetched once
 * the form is there. Until then, and where it cannot be fetched, the text is shown as it was typed.
 */
export function useExcerpt(description: string): string {
  const [excerpt, setExcerpt] = useState<{ of: typeof excerptOf } | null>(null);
  useEffect(() => {
    import('@turnout/texts/excerpt').then((module) => setExcerpt({ of: module.excerptOf })).catch(() => {});
  }, []);
  return excerpt ? excerpt.of({ description }) : description;
}
