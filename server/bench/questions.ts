/** What is asked of the product and of the server that it is compared with. */
export interface Question {
  /** The GraphQL request. */
  body: string;
  /** How the bare server shapes the rows of its one statement into the product's answer. */
  answer: QuestionName;
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
  answer: 'list',
};

/** One event as its page shows it, with who created it. */
export const eventPage = (id: string): Question => ({
  body: JSON.stringify({
    query: `query EventPage($id: ID!) {
      event(id: $id) {
        id title description location type date startTime endTime pricePence signUpCount createdBy { id name }
      }
    }`,
    variables: { id },
  }),
  answer: 'page',
});

/** The answer to one request, as text. */
export async function answerOf(url: string, { body }: Question): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: jsonHeaders, body });
  return response.text();
}

export const jsonHeaders = { 'content-type': 'application/json' };
