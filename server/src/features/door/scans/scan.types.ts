import { Extensions, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../../platform/access/access.js';
import { connectionTypeOf } from '../../../platform/graphql/lists/connection.types.js';
import { NodeType } from '../../../platform/graphql/node.js';
import { MutationPayload } from '../../mutation-payload.js';
import { atDoor } from '../at-door.js';
import { ScanOutcome } from './scan-outcome.js';

@Access(atDoor)
@ObjectType('Scan', {
  description: 'One reading of a ticket at a door.',
  implements: NodeType,
  simpleResolvers: true,
})
export class ScanType {
  @Field(() => ID, { description: 'Made by the device.' })
  id: string;

  @Field(() => ScanOutcome, { description: 'Whether the person may come in, or why not. It never changes.' })
  outcome: ScanOutcome;

  @Field({ description: 'The name of the entrance.' })
  @Extensions({ maxLength: 80 })
  door: string;

  @Field(() => GraphQLISODateTime, {
    description:
      'When the ticket was read, by the clock of the device; at the latest when the scan was received.',
  })
  scannedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the scan was received here.' })
  receivedAt: Date;

  @Field({ description: 'Whether the device had let the person in before it sent the scan.' })
  offline: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was undone; null: it stands.' })
  undoneAt: Date | null;
}

export const ScanConnection = connectionTypeOf(ScanType, 'Scan');

@InputType({ description: 'One reading of a ticket, as a device sends it.' })
export class ScanInput {
  @Field(() => ID, { description: 'A UUID that the device makes. The same id is the same scan.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'The code as it was read or typed.' })
  code?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Instead of a code: the place of a person who was found by name.',
  })
  signUpId?: string | null;

  @Field({ description: 'The name of the entrance. 1 to 80 characters.' })
  door: string;

  @Field(() => GraphQLISODateTime, {
    description: 'By the clock of the device. It is shown, and decides nothing.',
  })
  scannedAt: Date;

  @Field({
    defaultValue: false,
    description: 'Whether the device has let the person in already, because it had no network.',
  })
  admitted: boolean;
}

@InputType()
export class RecordScansInput {
  @Field(() => ID, { description: 'The event of the door.' })
  eventId: string;

  @Field(() => [ScanInput], { description: '1 to 200, in the order in which they were made.' })
  scans: ScanInput[];
}

@InputType()
export class UndoScanInput {
  @Field(() => ID, { description: 'The scan that let somebody in by mistake.' })
  scanId: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class RecordScansPayload extends MutationPayload {}
