import Bowser from 'bowser';

/** Real ones are under 300 characters; the rest of a longer one is not looked at. */
const MAX_USER_AGENT_LENGTH = 400;

const browsers: ReadonlySet<unknown> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<unknown> = new Set(Object.values(Bowser.OS_MAP));
const appleDevices: ReadonlySet<unknown> = new Set(['iPhone', 'iPad']);

/**
 * Browser and system in words, `Firefox on Windows`, by the header User-Agent; null where it names neither. Anybody
 * can write anything into that header, so only words that the library itself knows come out.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const name = browsers.has(browser.name) ? browser.name : null;
  const system = systems.has(os.name) ? os.name : null;
  const device = appleDevices.has(platform.model) ? platform.model : system;
  return [name, device].filter(Boolean).join(' on ') || null;
}
