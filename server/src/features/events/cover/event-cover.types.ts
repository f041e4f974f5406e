import { Extensions, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { anyone } from '../../accounts/access-rules.js';
import { MAX_ALT_LENGTH } from './cover-input.js';

@Access(anyone)
@ObjectType('EventCover', {
  description: 'A picture that staff uploaded for an event; without one the drawn cover stands.',
  simpleResolvers: true,
})
export class EventCoverType {
  @Field(() => ID, { description: 'Which picture it is, for `EventCoverInput.pictureId`.' })
  pictureId: string;

  @Field({ description: 'The picture in words, for people who do not see it; empty: it only decorates.' })
  @Extensions({ maxLength: MAX_ALT_LENGTH })
  alt: string;

  @Field(() => Float, {
    description: '0 to 1, from the left: the point that stays in sight when the picture is cut.',
  })
  focusX: number;

  @Field(() => Float, {
    description: '0 to 1, from the top: the point that stays in sight when the picture is cut.',
  })
  focusY: number;
}

@InputType('EventCoverInput', { description: 'A picture for an event.' })
export class EventCoverInput {
  @Field(() => ID, { description: '`pictureId` of the response to `POST /pictures`.' })
  pictureId: string;

  @Field({ defaultValue: '', description: 'The picture in words, at most 300 characters.' })
  alt: string;

  @Field(() => Float, {
    defaultValue: 0.5,
    description: '0 to 1, from the left: the point that stays in sight when the picture is cut.',
  })
  focusX: number;

  @Field(() => Float, {
    defaultValue: 0.5,
    description: '0 to 1, from the top: the point that stays in sight when the picture is cut.',
  })
  focusY: number;
}
