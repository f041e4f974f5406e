import { currentZoneName } from '@turnout/texts/zone-renames';
import { allTimeZones } from './time-zone';
import { formatterIn } from './zone-formatter';

/** The name of the clocks of a zone: `London time`, `Buenos Aires time`. */
export function clocksOf(timeZone: string): string {
  const city = cityOf(timeZone);
  return city ? `${city} time` : 'Coordinated Universal Time';
}

/** The city that a zone is named after: `Buenos Aires`; null for UTC and its like, which are no place's. */
function cityOf(timeZone: string): string | null {
  const name = currentZoneName(timeZone);
  if (!name.includes('/') || name.startsWith('Etc/')) return null;
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The name of the clocks of a zone in any season, as people say it: `India Standard Time`. */
export function commonZoneName(timeZone: string): string {
  const format = formatterIn(timeZone, { timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * All zones by city, so that typing one finds it: `Kolkata (Asia)`, with today's names. The chosen zone keeps the name that it
 * is stored by.
 */
export function zoneChoices(chosen: string): { value: string; label: string }[] {
  const zones = new Map(allTimeZones().map((zone) => [currentZoneName(zone), currentZoneName(zone)]));
  if (chosen) zones.set(currentZoneName(chosen), chosen);
  return [...zones]
    .map(([name, value]) => ({ value, label: labelOf(name) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

function labelOf(zone: string): string {
  const city = cityOf(zone);
  const region = zone.slice(0, zone.lastIndexOf('/')).replaceAll('_', ' ').replaceAll('/', ', ');
  return city ? `${city} (${region})` : zone;
}
