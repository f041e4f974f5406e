import { SaxesParser } from 'saxes';
import { readCalendar } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import type { ApiClient } from '../support/api-client.js';

/** The entries of an Atom feed as a strict reader of XML finds them; it throws for a feed that is not well-formed. */
export function readAtom(xml: string) {
  const path: string[] = [];
  const fields: Record<string, string>[] = [];
  const links: { rel: string; href: string }[] = [];
  const feed: Record<string, string> = {};
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (name === 'entry') fields.push({});
    const read = (key: string) => String(attributes[key]?.value ?? '');
    if (name === 'link' && path.length === 2) links.push({ rel: read('rel'), href: read('href') });
    if (name === 'link' && path.length === 3) Object.assign(fields.at(-1) ?? {}, { link: read('href') });
  });
  const add = (text: string) => {
    const target = path[1] === 'entry' ? fields.at(-1) : feed;
    const name = path.at(-1) ?? '';
    if (target) target[name] = (target[name] ?? '') + text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return { feed, links, entries: fields };
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** The titles in both feeds, which have the same events: one by one, and the calendar's order. */
export async function titlesInFeeds(client: ApiClient, values: Record<string, string> = {}) {
  const [calendar, atom] = await Promise.all(
    ['/events.ics', '/events.atom'].map(async (path) => {
      const response = await client.request(`${path}?${query(values)}`);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.text();
    }),
  );
  const ofCalendar = readCalendar(calendar ?? '').events.map(({ summary }) => String(summary));
  return { ofCalendar, ofAtom: readAtom(atom ?? '').entries.map(({ title }) => title) };
}
