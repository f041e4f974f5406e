import type { APIRequestContext } from '@playwright/test';
import { anEvent, type EventFields } from './event-fields';

interface Answer<Data> {
  data?: Data | null;
}

interface Series {
  id: string;
  events: { nodes: { id: string }[] };
}

/** An account that creates events through the API. */
export class ApiCreator {
  /** @param request whose cookies are the session: those of a page's context sign that browser in */
  constructor(protected readonly request: APIRequestContext) {}

  /** An event of this account's; `fields` replace the ordinary ones. */
  async createEvent(
    fields: Partial<EventFields> & {
      timeZone?: string;
      capacity?: number;
      refundDeadlineHours?: number;
      duplicatedFromId?: string;
    } = {},
  ): Promise<{ id: string; title: string }> {
    const { price, ...texts } = { ...anEvent(), ...fields };
    return this.send<
      { createEvent: { event: { id: string; title: string } } },
      { id: string; title: string }
    >(
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id title } userErrors { code } } }',
      { input: { ...texts, pricePence: Math.round(Number(price) * 100) } },
      (data) => data.createEvent.event,
    );
  }

  /** Three events of this account's, a week from one to the next. */
  async createSeries(fields: Partial<EventFields>): Promise<{ id: string; eventIds: string[] }> {
    const { id: eventId } = await this.createEvent(fields);
    return this.send<{ createEventSeries: { series: Series | null } }, { id: string; eventIds: string[] }>(
      'mutation ($input: CreateEventSeriesInput!) { createEventSeries(input: $input) { series { id events { nodes { id } } } } }',
      { input: { eventId, interval: 'WEEK', count: 3 } },
      ({ createEventSeries: { series } }) =>
        series && { id: series.id, eventIds: series.events.nodes.map(({ id }) => id) },
    );
  }

  async updateEvent(id: string, { price, ...texts }: Partial<EventFields>): Promise<void> {
    const pricePence = price === undefined ? {} : { pricePence: Math.round(Number(price) * 100) };
    await this.send<{ updateEvent: { event: object | null } }>(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } userErrors { code } } }',
      { input: { id, ...texts, ...pricePence } },
      (data) => data.updateEvent.event,
    );
  }

  /** Gives an event of this account's a picture of hills at sunset. */
  async chooseCover(id: string, data: Buffer): Promise<void> {
    const response = await this.request.post('/pictures', {
      data,
      headers: { 'content-type': 'image/jpeg' },
    });
    const { pictureId } = await response.json();
    const cover = { pictureId, alt: 'Hills at sunset', focusX: 0.7 };
    await this.send<{ updateEvent: { event: object | null } }>(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } userErrors { code } } }',
      { input: { id, cover } },
      (data) => data.updateEvent.event,
    );
  }

  async deleteEvent(id: string): Promise<void> {
    await this.send<{ deleteEvent: { deletedEventId: string | null } }>(
      'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId userErrors { code } } }',
      { input: { id } },
      (data) => data.deleteEvent.deletedEventId,
    );
  }

  protected async send<Data, Result = unknown>(
    query: string,
    variables: object,
    result: (data: Data) => Result | null,
  ): Promise<Result> {
    const response = await this.request.post('/graphql', { data: { query, variables } });
    const answer = (await response.json()) as Answer<Data>;
    const found = answer.data && result(answer.data);
    if (!found) throw new Error(JSON.stringify(answer));
    return found;
  }
}
