/** A request to the product and to the server that it is compared with. */
export interface Question {
  /** The GraphQL request. */
  body: string;
  /** The same, in the words of PostGraphile's schema. */
  postgraphile: string;
  /** How many titles the response has. */
  titles: number;
  /** How the bare server shapes the rows of its one statement into the product's answer; null: it is not asked. */
  answer: QuestionName | null;
}

export type QuestionName = 'list' | 'page';

/** The first page of the public events with the nine fields that the client's cards show. */
export const eventList: Question = {
  body: JSON.stringify({
    query: `query EventList {
      events(first: 20) {
        nodes { id title description location type date startTime endTime pricePence }
      }
    }`,
  }),
  postgraphile: JSON.stringify({
    query: `query EventList {
      allEvents(first: 20, condition: { public: true }, orderBy: [DATE_ASC, START_TIME_ASC, ROW_ID_ASC]) {
        nodes { rowId title description location type date startTime endTime pricePence }
      }
    }`,
  }),
  titles: 20,
  answer: 'list',
};

/** One event as its page shows it, with its creator. */
export const eventPage = (id: string): Question => ({
  body: JSON.stringify({
    query: `query EventPage($id: ID!) {
      event(id: $id) {
        id title description location type date startTime endTime pricePence signUpCount createdBy { id name }
      }
    }`,
    variables: { id },
  }),
  postgraphile: JSON.stringify({
    query: `query EventPage($id: UUID!) {
      eventByRowId(rowId: $id) {
        rowId title description location type date startTime endTime pricePence signUpCount
        accountByCreatedById { rowId name }
      }
    }`,
    variables: { id },
  }),
  titles: 1,
  answer: 'page',
});

/** One event with its first attendees, as a signed-in person sees it. */
export const eventWithSignUps = (id: string): Question => ({
  body: JSON.stringify({
    query: `query EventWithSignUps($id: ID!) {
      event(id: $id) {
        id title description location type date startTime endTime pricePence signUpCount createdBy { id name }
        signUps(first: 20) { nodes { id name } }
      }
    }`,
    variables: { id },
  }),
  postgraphile: JSON.stringify({
    query: `query EventWithSignUps($id: UUID!) {
      eventByRowId(rowId: $id) {
        rowId title description location type date startTime endTime pricePence signUpCount
        accountByCreatedById { rowId name }
        signUpsByEventId(first: 20, orderBy: [SIGNED_UP_AT_DESC, ROW_ID_DESC]) { nodes { rowId name } }
      }
    }`,
    variables: { id },
  }),
  titles: 1,
  answer: null,
});

/** The answer to one request, as text. */
export async function answerOf(
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: { ...jsonHeaders, ...headers }, body });
  return response.text();
}

export const jsonHeaders = { 'content-type': 'application/json' };
