import { Extensions, Field, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { DataKind } from '../../personal-data.js';
import { signedIn } from '../access-rules.js';

@Access(signedIn)
@ObjectType('StoredData', {
  description: 'A kind of data that is stored of a person, in words for the person.',
  simpleResolvers: true,
})
export class StoredDataType implements DataKind {
  @Field({ description: 'The data.' })
  @Extensions({ maxLength: 100 })
  what: string;

  @Field({ description: 'The purpose.' })
  @Extensions({ maxLength: 200 })
  whatFor: string;

  @Field({ description: 'When the data are deleted.' })
  @Extensions({ maxLength: 200 })
  howLong: string;
}
