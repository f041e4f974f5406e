/** The event as the head of its page shows it, asked for like everything else: through the API, by its rules. */
export interface EventOfPage {
  id: string;
  title: string;
  description: string;
  /** BCP 47; null: unknown. */
  language: string | null;
  location: string;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  /** Instants, in ISO 8601. */
  startsAt: string;
  endsAt: string;
  pricePence: number;
  placesLeft: number | null;
  hasEnded: boolean;
  visibility: 'PUBLIC' | 'UNLISTED';
  url: string;
  imageUrl: string;
  cover: { url: string } | null;
  cancelledAt: string | null;
  cancellationReason: string | null;
  createdAt: string;
  updatedAt: string;
  createdBy: { name: string };
  hosts: { name: string }[];
}

export const EVENT_OF_PAGE = `query EventOfPage($id: ID!) {
  event(id: $id) {
    id title description language location date startTime endTime timeZone startsAt endsAt pricePence placesLeft hasEnded visibility url
    imageUrl cover { url(width: 1600) } cancelledAt cancellationReason createdAt updatedAt createdBy { name } hosts { name }
  }
}`;
