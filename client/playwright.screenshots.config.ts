import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** `pnpm screenshots`: pictures of every screen for people to look at, in client/screenshots. Nothing is compared. */
export default defineConfig(stories, { testMatch: '**/*.shots.ts', use: { screenshot: 'off' } });
