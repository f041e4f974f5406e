import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Context } from '../../context.js';
import { type DataKind, dataKindsOf } from '../../personal-data.js';
import { ownAccount } from '../access-rules.js';
import { AccountType } from '../account.types.js';
import { dataExportUrl } from './data-export.js';
import { StoredDataType } from './stored-data.types.js';

/** The fields by which a person learns about the data that is stored of them. */
@Resolver(() => AccountType)
export class OwnDataResolver {
  @Access(ownAccount)
  @FieldResolver(() => [StoredDataType], {
    description: 'The kinds of data that are stored of the person, by the same list as a download.',
  })
  storedData(@Ctx() { settings }: Context): DataKind[] {
    return dataKindsOf(settings);
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
