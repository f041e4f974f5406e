import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Context } from '../../context.js';
import { eventsThatExist } from '../../events/events.loader.js';
import { signUpsIfThere } from '../../sign-ups/lists/sign-ups-if-there.loader.js';
import type { SignUp } from '../../sign-ups/sign-up.entity.js';
import { SignUpType } from '../../sign-ups/sign-up.types.js';
import { atDoor } from '../at-door.js';
import { hasDoorRight } from '../door-rights.js';
import { type NamedScan, scansById } from './list-scans.js';
import { recordScans } from './record-scans.js';
import type { Scan } from './scan.entity.js';
import { RecordScansInput, RecordScansPayload, ScanType, UndoScanInput } from './scan.types.js';
import { undoScan } from './undo-scan.js';

interface Answer {
  scans: Scan[];
}

@Resolver(() => ScanType)
export class ScanResolver {
  @Access(atDoor)
  @Mutation(() => RecordScansPayload, {
    description:
      'Stores scans and says what became of each. For owner, editors and door helpers of the event. The same id is the same scan: sending it again changes nothing.',
  })
  @Extensions({ pageSize: ({ input }: { input: RecordScansInput }) => input.scans.length })
  async recordScans(
    @Ctx() context: Context,
    @Arg('input', () => RecordScansInput) input: RecordScansInput,
  ): Promise<Answer> {
    return { scans: await recordScans(context, input) };
  }

  @Access(atDoor)
  @Mutation(() => RecordScansPayload, {
    description:
      'Takes back that a scan let somebody in; the scan stays in the list. For owner, editors and door helpers of the event, and for passes that may undo.',
  })
  async undoScan(
    @Ctx() context: Context,
    @Arg('input', () => UndoScanInput) input: UndoScanInput,
  ): Promise<Answer> {
    return { scans: [await undoScan(context, input)] };
  }

  @FieldResolver(() => SignUpType, {
    nullable: true,
    description: 'The place; null for an unknown code and for a place that was given back.',
  })
  signUp(@Ctx() { loaders }: Context, @Root() { signUpId }: Scan): Promise<SignUp | null> | null {
    return signUpId ? loaders.of(signUpsIfThere).load(signUpId) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The event of the ticket, where it is another one. Null where the viewer may not know it: it is unlisted, and they are not in its team.',
  })
  @Extensions({ maxLength: 200 })
  async otherEventTitle(@Ctx() context: Context, @Root() { otherEventId }: Scan): Promise<string | null> {
    const event = otherEventId && (await context.loaders.of(eventsThatExist).load(otherEventId));
    return event && (event.public || hasDoorRight(context, event, 'SCAN')) ? event.title : null;
  }

  @FieldResolver(() => String, {
    description: 'The name of the account or door pass; "Deleted account" where the account is deleted.',
  })
  @Extensions({ maxLength: 200 })
  async by(@Ctx() { loaders }: Context, @Root() scan: Scan | NamedScan): Promise<string> {
    const named = 'by' in scan ? scan : await loaders.of(scansById).load(scan.id);
    return named?.by ?? '';
  }

  @FieldResolver(() => ScanType, { nullable: true, description: 'The scan by which the place had arrived.' })
  previous(@Ctx() { loaders }: Context, @Root() { previousId }: Scan): Promise<NamedScan | null> | null {
    return previousId ? loaders.of(scansById).load(previousId) : null;
  }
}

@Resolver(() => RecordScansPayload)
export class RecordScansPayloadResolver {
  @FieldResolver(() => [ScanType], {
    description: 'The scans as they are stored, in the order of the input; empty where there is a mistake.',
  })
  scans(@Root() { scans = [] }: Partial<Answer>): Scan[] {
    return scans;
  }
}
