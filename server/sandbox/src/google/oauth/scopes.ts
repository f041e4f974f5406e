const SCOPE = 'https://www.googleapis.com/auth';

export const CALENDAR_SCOPE = `${SCOPE}/calendar.events`;

/** The short names of sign-in, and what Google calls them in its answers. */
const fullNames: Record<string, string> = {
  openid: 'openid',
  email: `${SCOPE}/userinfo.email`,
  profile: `${SCOPE}/userinfo.profile`,
  [`${SCOPE}/userinfo.email`]: `${SCOPE}/userinfo.email`,
  [`${SCOPE}/userinfo.profile`]: `${SCOPE}/userinfo.profile`,
  [CALENDAR_SCOPE]: CALENDAR_SCOPE,
};

/** @returns Google's names of what was asked for, and what it does not know */
export function readScopes(text: string): { scopes: string[]; unknown: string[] } {
  const asked = text.split(' ').filter((scope) => scope !== '');
  const known = asked.flatMap((scope) => fullNames[scope] ?? []);
  return { scopes: [...new Set(known)], unknown: asked.filter((scope) => !fullNames[scope]) };
}

/** As the consent page sends it back to the product: under both names. */
export function scopeOfRedirect(scopes: string[]): string {
  const short = ['email', 'profile'].filter((name) => scopes.includes(fullNames[name] ?? ''));
  return [...short, ...scopes].join(' ');
}
