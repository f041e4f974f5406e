import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { anyone, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { viewerProcessing } from './viewer-processing.loader.js';

@Resolver(() => EventType)
export class EventViewerPaymentResolver {
  @Access(withScope(anyone, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has paid for it and the bank has yet to settle the payment; false for anonymous visitors.',
  })
  viewerPaymentIsProcessing(@Ctx() { loaders }: Context, @Root() event: Event): Promise<boolean> {
    return loaders.of(viewerProcessing).load(event.id);
  }
}
