import { configure, getConfig, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdTheClock } from './render-app';

it('a wait for what never comes fails by its assertion, also while the clock is held', async () => {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: 51 });
  try {
    holdTheClock();
    await expect(waitFor(() => expect('what there is').toBe('a missing text'))).rejects.toThrow(
      'a missing text',
    );
  } finally {
    configure({ asyncUtilTimeout });
  }
});
