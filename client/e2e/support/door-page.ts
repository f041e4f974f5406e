import { expect, type Page } from '@playwright/test';

/** @param pass the secret of a door pass, for a phone without account */
export async function openDoor(page: Page, eventId: string, name: string, pass?: string): Promise<void> {
  await page.goto(`/door/${eventId}${pass ? `#pass=${pass}` : ''}`);
  await page.getByRole('textbox', { name: 'Which door is this?' }).fill(name);
  await page.getByRole('button', { name: 'Open the door' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Type code' }).click();
  await page.getByRole('textbox', { name: 'Code on the ticket' }).fill(code);
  await page.getByRole('button', { name: 'Check in' }).click();
}
