import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { atDoor } from './at-door.js';

@Access(atDoor)
@ObjectType('DoorCount', { description: 'How many have arrived at one entrance.', simpleResolvers: true })
export class DoorCount {
  @Field({ description: 'The name of the entrance.' })
  @Extensions({ maxLength: 80 })
  door: string;

  @Field(() => Int, { description: 'How many have arrived there.' })
  arrivedCount: number;
}

@Access(atDoor)
@ObjectType('Door', {
  description:
    'The entrances of an event: how many people are expected, how many have arrived, and all scans.',
})
export class DoorType {}
