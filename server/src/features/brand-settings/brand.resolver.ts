import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { anyone, ownAccount, staffOnly } from '../accounts/access-rules.js';
import { AccountType } from '../accounts/account.types.js';
import { type Brand, logoPath } from '../brand/brand.js';
import type { Logo } from '../brand/logo/read-logo.js';
import { movesOf, readAccent, type Scheme, tonesOf } from '../brand/tones.js';
import type { Context } from '../context.js';
import { AccentTones, type BrandPart, BrandPayload, BrandType, UpdateBrandInput } from './brand.types.js';
import { findFirstStaff } from './first-staff.js';
import { updateBrand } from './update-brand.js';

@Resolver(() => BrandType)
export class BrandResolver {
  @Access(anyone)
  @Query(() => BrandType, { description: 'How the product looks here.' })
  brand(@Ctx() { settings }: Context): BrandType {
    return brandType(settings.brand, settings.publicUrl);
  }

  @Access(anyone)
  @FieldResolver(() => AccentTones, {
    nullable: true,
    description: 'The tones of an accent. Null for a text that is no colour.',
  })
  tones(
    @Root() brand: BrandType,
    @Arg('accent', () => String, {
      nullable: true,
      description: '`#0b7256`; without one: the one that is chosen.',
    })
    accent: string | null | undefined,
  ): AccentTones | null {
    const given = accent ?? brand.accent;
    const colour = readAccent(given);
    if (given !== null && colour === null) return null;
    return { ...tonesOf(colour), moves: movesOf(colour) };
  }

  @Access(staffOnly)
  @Mutation(() => BrandPayload, {
    description:
      'Changes how the product looks here, for everybody. For the first staff account alone: the oldest one. A field that is left out stays.',
  })
  async updateBrand(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBrandInput) input: UpdateBrandInput,
  ): Promise<Omit<BrandPayload, 'userErrors'>> {
    await updateBrand(context, input);
    const { settings } = context;
    return { brand: brandType(settings.brand, settings.publicUrl) };
  }
}

@Resolver(() => AccountType)
export class AccountBrandResolver {
  @Access(ownAccount)
  @FieldResolver(() => Boolean, {
    description: 'Whether it may change how the product looks here: the first staff account may.',
  })
  async mayUpdateBrand(
    @Root() account: AccountType,
    @Ctx() { database, settings }: Context,
  ): Promise<boolean> {
    return (await findFirstStaff(database, settings)) === account.id;
  }
}

function brandType(brand: Brand, publicUrl: string): BrandType {
  const { name, headline, accent, links, lightLogo, darkLogo, fixed } = brand;
  const urlOf = (scheme: Scheme, logo: Logo | null) => logo && publicUrl + logoPath(scheme, logo);
  return {
    name,
    headline,
    accent,
    links,
    lightLogoUrl: urlOf('light', lightLogo),
    darkLogoUrl: urlOf('dark', darkLogo),
    setByOperator: fixed as readonly BrandPart[],
  };
}
