import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { anyone, requireViewer, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { signUpsAdded } from '../sign-ups/causes.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { SignUpType } from '../sign-ups/sign-up.types.js';
import { ownedNow } from './owned-now.js';
import { type Subscriber, toRowsOf, watchedEvent } from './subscriber.js';
import type { LiveChange } from './watchers.js';

@Resolver()
export class LiveResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @Subscription(() => SignUpType, {
    description:
      'New sign-ups, as they happen. For signed-in accounts. Ends when the event is deleted, and without `complete` where sign-ups may have been missed: subscribe again then, and read the list.',
    subscribe: toRowsOf(signUpsAdded.liveChannel),
  })
  async signUpAdded(
    @Ctx() context: Context,
    @Root() { event, row }: Required<LiveChange<SignUp>>,
    @Arg('eventId', () => ID, { description: 'Which event.' }) _eventId: string,
  ): Promise<SignUp> {
    await ownedNow(context, event);
    return row;
  }

  @Access(anyone)
  @Subscription(() => EventType, {
    description:
      'An event, each time its count, places, title, date, times, zone or place change, a name of its people is changed or hidden, or it is cancelled; at most twice a second. Ends when the event is deleted.',
    subscribe: async (subscriber: Subscriber) =>
      subscriber.context.live.placesOf(await watchedEvent(subscriber)),
  })
  eventPlacesChanged(
    @Ctx() context: Context,
    @Root() { event }: LiveChange,
    @Arg('eventId', () => ID, { description: 'Which event.' }) _eventId: string,
  ): Promise<Event> {
    return ownedNow(context, event);
  }

  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @Subscription(() => EventType, {
    description:
      "The event, when the viewer's waiting for a place changes or ends (a place is theirs, is offered, or the entry is removed), and when its title, date, times, zone or place change, or it is cancelled. For signed-in accounts. Ends when the event is deleted, and without `complete` where a change may have been missed: subscribe again then, and read the event.",
    subscribe: async (subscriber: Subscriber) => {
      const { live, viewer } = subscriber.context;
      const { accountId } = requireViewer(viewer, AccessScope.SIGN_UPS_READ);
      return live.ownPlaceAt(await watchedEvent(subscriber), accountId);
    },
  })
  viewerPlaceChanged(
    @Ctx() context: Context,
    @Root() { event }: LiveChange,
    @Arg('eventId', () => ID, { description: 'Which event.' }) _eventId: string,
  ): Promise<Event> {
    return ownedNow(context, event);
  }
}
