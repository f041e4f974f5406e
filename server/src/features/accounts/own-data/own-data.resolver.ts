import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Context } from '../../context.js';
import { type DataKind, dataKinds } from '../../personal-data.js';
import { ownAccount } from '../access-rules.js';
import { AccountType } from '../account.types.js';
import { dataExportUrl } from './data-export.js';
import { StoredDataType } from './stored-data.types.js';

/** What a person can read about the data that is stored of them. */
@Resolver(() => AccountType)
export class OwnDataResolver {
  @Access(ownAccount)
  @FieldResolver(() => [StoredDataType], {
    description: 'What is stored of the person, what for, and how long: the same list as for a download.',
  })
  storedData(): DataKind[] {
    return Object.values(dataKinds);
  }

  @Access(ownAccount)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where all that is stored about the person can be downloaded, in this browser, as a zip with `data.json` and `data.html`; null unless the browser signed in within the last ten minutes.',
  })
  dataExportUrl(@Ctx() context: Context, @Root() account: AccountType): Promise<string | null> {
    return dataExportUrl(context, account.id);
  }
}
