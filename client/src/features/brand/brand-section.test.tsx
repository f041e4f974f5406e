import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const tones = { accent: '#3b0764', accentStrong: '#2b0050', onAccent: '#ffffff', accentSoft: '#f3e8ff' };
const brand = {
  name: 'Turnout',
  headline: null,
  accent: null,
  links: [],
  lightLogoUrl: null,
  darkLogoUrl: null,
  setByOperator: [] as string[],
  tones: { light: tones, dark: { ...tones, accent: '#c084fc' }, moves: ['The accent was moved.'] },
};

async function open(some: object = {}, api: Partial<FakeApi> = {}) {
  const viewer = () => ({ ...grain, mayUpdateBrand: true });
  const app = renderApp('/account', { viewer, brand: () => ({ ...brand, ...some }), ...api } as never);
  const section = within(await screen.findByRole('region', { name: 'Brand' }));
  await section.findByLabelText('Name');
  return { ...app, section };
}

it('is on the account page of the first staff account alone', async () => {
  renderApp('/account', { viewer: () => maya });
  await screen.findByRole('region', { name: 'Password' });
  expect(screen.queryByRole('region', { name: 'Brand' })).toBeNull();
});

it('sends what was chosen, with a link for each line', async () => {
  const updateBrand = vi.fn(({ input: _ }: { input: object }) => ({ brand: { ...brand, name: 'Evenings' } }));
  const { user, section } = await open({}, { updateBrand } as never);
  await user.clear(section.getByLabelText('Name'));
  await user.type(section.getByLabelText('Name'), 'Evenings');
  await user.type(section.getByLabelText('Accent colour'), '#3b0764');
  await user.type(
    section.getByLabelText('Links'),
    'Imprint https://example.org/i{enter}Privacy note /privacy',
  );
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('Saved. Pages show it when they are loaded again.')).toBeVisible();
  expect(updateBrand.mock.calls[0]?.[0].input).toEqual({
    name: 'Evenings',
    headline: '',
    accent: '#3b0764',
    links: [
      { label: 'Imprint', url: 'https://example.org/i' },
      { label: 'Privacy note', url: '/privacy' },
    ],
  });
});

it('says what is wrong with a line without an address, and with what the server refuses', async () => {
  const updateBrand = vi.fn(() =>
    userErrorsOf({
      code: 'INVALID_BRAND',
      message: 'Please enter a colour like #0b7256',
      field: 'accent',
    }),
  );
  const { user, section } = await open({}, { updateBrand } as never);
  await user.type(section.getByLabelText('Links'), 'Imprint');
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText(/^Each line has a label/)).toBeVisible();
  expect(updateBrand).not.toHaveBeenCalled();
  await user.type(section.getByLabelText('Links'), ' /imprint');
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('Please enter a colour like #0b7256')).toBeVisible();
  await waitFor(() => expect(section.getByLabelText('Accent colour')).toHaveFocus());
});

it('V4: says how an accent is moved', async () => {
  const { section } = await open();
  expect(await section.findByText('The accent was moved.')).toBeVisible();
  expect(section.getByText('Dark pages')).toBeVisible();
});

it('shows no tones of another colour where those of the typed one cannot be loaded', async () => {
  let isAway = false;
  const { user, section } = await open({
    tones: () => {
      if (isAway) throw new Error('away');
      return brand.tones;
    },
  });
  await section.findByText('Dark pages');
  isAway = true;
  await user.type(section.getByLabelText('Accent colour'), '#222222');
  expect(await section.findByText('The preview could not be loaded.')).toBeVisible();
  expect(section.queryByText('Dark pages')).toBeNull();
  isAway = false;
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Dark pages')).toBeVisible();
});

it('shows, and does not send, what the server has from its environment', async () => {
  const updateBrand = vi.fn(({ input: _ }: { input: object }) => ({ brand }));
  const set = { accent: '#3b0764', setByOperator: ['ACCENT', 'DARK_LOGO'] };
  const { user, section } = await open(set, { updateBrand } as never);
  expect(section.getByLabelText('Accent colour')).toHaveAttribute('readonly');
  expect(section.getByText(/from BRAND_ACCENT, so it cannot be changed here/)).toBeVisible();
  expect(section.getByText(/from BRAND_LOGO_DARK/)).toBeVisible();
  expect(section.getAllByRole('button', { name: 'Choose a file' })).toHaveLength(1);
  await user.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updateBrand).toHaveBeenCalled());
  expect(updateBrand.mock.calls[0]?.[0].input).toEqual({ name: 'Turnout', headline: '', links: [] });
});

it('sends a logo as it is chosen, and says why one is refused', async () => {
  const refused = 'This file cannot be a logo: it has <script>, which a logo may not have';
  const send = vi.fn(async () => Response.json({ errors: [{ message: refused }] }, { status: 400 }));
  vi.stubGlobal('fetch', send);
  const { user, section } = await open();
  const group = within(section.getByRole('group', { name: 'Logo on light pages' }));
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await user.upload(group.getByLabelText('Logo on light pages', { selector: 'input' }), file);
  expect(await group.findByText(refused)).toBeVisible();
  send.mockResolvedValue(new Response(null, { status: 204 }));
  await user.upload(group.getByLabelText('Logo on light pages', { selector: 'input' }), file);
  expect(await group.findByText(/^The logo is saved/)).toBeVisible();
  expect(send).toHaveBeenLastCalledWith('/brand/logos/light', {
    method: 'PUT',
    body: file,
    headers: { 'x-turnout-viewer': grain.id },
  });
});
