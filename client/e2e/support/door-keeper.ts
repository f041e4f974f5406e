import { ApiCreator } from './api-creator';

/** The owner of an event, who keeps its door from elsewhere. */
export class DoorKeeper extends ApiCreator {
  /** @returns a pass that may search and undo */
  createPass(eventId: string): Promise<{ id: string; secret: string }> {
    return this.send<
      { createDoorPass: { doorPass: { id: string } | null; secret: string } },
      { id: string; secret: string }
    >(
      'mutation ($input: CreateDoorPassInput!) { createDoorPass(input: $input) { doorPass { id } secret userErrors { code } } }',
      { input: { eventId, name: 'Lea', maySearch: true, mayUndo: true } },
      ({ createDoorPass: { doorPass, secret } }) => doorPass && { id: doorPass.id, secret },
    );
  }

  async endPass(doorPassId: string): Promise<void> {
    await this.send<{ endDoorPass: { event: object | null } }>(
      'mutation ($input: EndDoorPassInput!) { endDoorPass(input: $input) { event { id } userErrors { code } } }',
      { input: { doorPassId } },
      (data) => data.endDoorPass.event,
    );
  }

  /** The arrivals and scans that the server has of a door. */
  door(eventId: string): Promise<{ arrivedCount: number; scans: { totalCount: number } }> {
    return this.send<
      { event: { door: { arrivedCount: number; scans: { totalCount: number } } | null } },
      { arrivedCount: number; scans: { totalCount: number } }
    >(
      'query ($eventId: ID!) { event(id: $eventId) { door { arrivedCount scans { totalCount } } } }',
      { eventId },
      (data) => data.event.door,
    );
  }

  /** The names that the latest hundred scans admitted, and how many conflicts there are. */
  scans(eventId: string): Promise<{ admitted: string[]; conflictCount: number }> {
    interface Found {
      scans: { nodes: { outcome: string; signUp: { name: string } | null }[] };
      conflicts: { totalCount: number };
    }
    return this.send<{ event: { door: Found | null } }, { admitted: string[]; conflictCount: number }>(
      'query ($eventId: ID!) { event(id: $eventId) { door { scans(first: 100) { nodes { outcome signUp { name } } } conflicts { totalCount } } } }',
      { eventId },
      ({ event: { door } }) =>
        door && {
          admitted: door.scans.nodes
            .filter(({ outcome }) => outcome === 'ADMITTED')
            .map(({ signUp }) => signUp?.name ?? ''),
          conflictCount: door.conflicts.totalCount,
        },
    );
  }
}
