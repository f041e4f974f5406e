/** What is measured: the first page of the public events with the nine fields that the client's cards show. */
export const eventList = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: `query EventList {
      events(first: 20) {
        nodes { id title description location type date startTime endTime pricePence }
      }
    }`,
  }),
} as const;

/** The list's answer to one request, as text. */
export async function answerOf(url: string): Promise<string> {
  const response = await fetch(url, eventList);
  return response.text();
}
