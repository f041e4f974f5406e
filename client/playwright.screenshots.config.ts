import { defineConfig } from '@playwright/test';
import { installedBrowser } from './e2e/support/browser';
import stories from './playwright.config';

// The one of the packages has no letters but Latin ones: texts from right to left would not be seen.
const installed = installedBrowser();
if (installed) process.env.CHROMIUM_PATH ||= installed;

/** `pnpm screenshots`: pictures of every screen for people to look at, in client/screenshots. Nothing is compared. */
export default defineConfig(stories, { testMatch: '**/*.shots.ts', use: { screenshot: 'off' } });
