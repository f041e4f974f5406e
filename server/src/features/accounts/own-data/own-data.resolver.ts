import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Context } from '../../context.js';
import { ownAccount } from '../access-rules.js';
import { AccountType } from '../account.types.js';
import { dataExportUrl } from './data-export.js';

/** What a person can read about the data that is stored of them. */
@Resolver(() => AccountType)
export class OwnDataResolver {
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
