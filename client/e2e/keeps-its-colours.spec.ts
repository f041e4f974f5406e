import type { Locator, Page } from '@playwright/test';
import { palettes } from '../src/palettes';
import { endStreams } from './support/streams';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => endStreams(context));

type Colour = keyof typeof palettes.light;

interface Variant {
  path: string;
  button: (page: Page) => Locator;
  /** The ground of the button in each state, by the name of its colour. */
  rest: Colour;
  hover: Colour;
  /** Opens what the button is in. */
  open?: (page: Page) => Promise<void>;
}

const deleteAccount = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Delete account', exact: true });

const variants: Record<string, Variant> = {
  'the main button': {
    path: '/account',
    button: (page) =>
      page.getByRole('form', { name: 'Name and e-mail' }).getByRole('button', { name: 'Save' }),
    rest: '--accent',
    hover: '--accent-strong',
  },
  'an outlined button': {
    path: '/account',
    button: (page) => page.getByRole('form', { name: 'Password' }).getByRole('button').last(),
    rest: '--surface',
    hover: '--paper',
  },
  'an outlined button of danger': {
    path: '/account',
    button: deleteAccount,
    rest: '--surface',
    hover: '--paper',
  },
  'a button of danger': {
    path: '/account',
    open: (page) => deleteAccount(page).click(),
    button: (page) => page.getByRole('dialog').getByRole('button').last(),
    rest: '--danger',
    hover: '--danger-strong',
  },
  'a button without a border': {
    path: '/events?price=free',
    button: (page) => page.getByRole('button', { name: 'Clear filters' }),
    rest: '--paper',
    hover: '--accent-soft',
  },
};

/** The colours of a picture of an element with 4 pixels around it, the one that covers most of it first. */
async function coloursOf(page: Page, button: Locator): Promise<string[]> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('No canvas.');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const hex = [...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('');
      counts.set(`#${hex}`, (counts.get(`#${hex}`) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  }, picture.toString('base64'));
}

// As long as several stories.
test.describe.configure({ timeout: 300_000 });

test('each button has its own colours at rest, under the mouse, pressed, focused and disabled, in light and dark', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  // Filters are cleared above the list only where there is a list.
  await organizer.createEvent({ price: '0' });
  for (const [name, { path, button: find, rest, hover, open }] of Object.entries(variants)) {
    if (!page.url().endsWith(path)) await page.goto(path);
    const button = find(page);
    await open?.(page);
    await button.scrollIntoViewIfNeeded();
    for (const scheme of ['light', 'dark'] as const)
      await test.step(`${name} (${scheme})`, async () => {
        const palette = palettes[scheme];
        const expectGround = (colour: Colour, state: string) =>
          expect
            .poll(async () => (await coloursOf(page, button))[0], { message: state })
            .toBe(palette[colour]);
        await page.emulateMedia({ colorScheme: scheme });
        await button.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.mouse.move(0, 0);
        await expectGround(rest, 'at rest');
        await button.hover();
        await expectGround(hover, 'under the mouse');
        await page.mouse.down();
        await expectGround(hover, 'pressed');
        // Released elsewhere it does nothing.
        await page.mouse.move(0, 0);
        await page.mouse.up();

        await button.focus();
        await page.keyboard.press('Shift');
        await expectGround(rest, 'focused');
        expect(await coloursOf(page, button), 'the ring of the focus').toContain(palette['--accent']);

        await button.evaluate((element) => element.toggleAttribute('disabled', true));
        await expectGround('--line', 'disabled');
        await button.hover({ force: true });
        await expectGround('--line', 'disabled, under the mouse');
        await button.evaluate((element) => element.toggleAttribute('disabled', false));
      });
  }
});
