import { textLanguage } from '../../ui/texts/text-language';
import classes from './attendee-note.module.css';

/** Between the addresses of a text, and the addresses themselves, in turn. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** The creator's text for people with a place: plain text, with links where it has addresses. */
export function AttendeeNote({ note, language }: { note: string; language: string | null }) {
  return (
    <section aria-labelledby="attendee-note">
      <h2 id="attendee-note">Note for attendees</h2>
      <p className={classes.note} {...textLanguage(language)}>
        {note.split(ADDRESS).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: several may be alike, and they stay in their order
            <a key={`${index} ${part}`} href={part} target="_blank" rel="noreferrer">
              {part}
            </a>
          ),
        )}
      </p>
    </section>
  );
}
