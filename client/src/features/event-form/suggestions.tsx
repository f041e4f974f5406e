import { graphql } from '../../apollo/graphql';
import { useEventSuggestionsQuery } from './gql/suggestions';

graphql(`
  query EventSuggestions {
    viewer {
      id
      events(first: 100) {
        nodes {
          id
          location
          type
        }
      }
    }
  }
`);

/** The places and types of the viewer's own events, each once. The form works without them. */
export function useSuggestions(): { locations: string[]; types: string[] } {
  const { data } = useEventSuggestionsQuery();
  const events = data?.viewer?.events.nodes ?? [];
  return {
    locations: distinct(events.map(({ location }) => location)),
    types: distinct(events.map(({ type }) => type)),
  };
}

/** `talk` and `Talk` are one. */
function distinct(texts: string[]): string[] {
  const byKey = new Map(texts.map((text) => [text.toLowerCase(), text]));
  return [...byKey.values()].sort((a, b) => a.localeCompare(b));
}

/** The suggestions of the browser below an input whose `list` is the id. */
export function Suggestions({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
