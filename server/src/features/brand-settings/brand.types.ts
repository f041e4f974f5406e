import { Extensions, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { anyone } from '../accounts/access-rules.js';
import { MutationPayload } from '../mutation-payload.js';

/** By their names in `BrandChoice`. */
export enum BrandPart {
  NAME = 'name',
  HEADLINE = 'headline',
  ACCENT = 'accent',
  LINKS = 'links',
  LIGHT_LOGO = 'lightLogo',
  DARK_LOGO = 'darkLogo',
}

registerEnumType(BrandPart, {
  name: 'BrandPart',
  description: 'A part of the brand.',
  valuesConfig: {
    NAME: { description: "The product's name." },
    HEADLINE: { description: 'The sentence below the heading of the front page.' },
    ACCENT: { description: 'The accent colour.' },
    LINKS: { description: 'The links at the foot of each page.' },
    LIGHT_LOGO: { description: 'The logo on light pages.' },
    DARK_LOGO: { description: 'The logo on dark pages.' },
  },
});

@Access(anyone)
@ObjectType('BrandLink', { description: 'A link at the foot of each page.', simpleResolvers: true })
export class BrandLinkType {
  @Field({ description: 'Its words, such as Imprint.' })
  label: string;

  @Field({ description: '`https:`, `mailto:`, or a path of this site.' })
  url: string;
}

@Access(anyone)
@ObjectType('Tones', {
  description: 'The colours that are made of an accent in one scheme, each as `#rrggbb`.',
  simpleResolvers: true,
})
export class TonesType {
  @Field({ description: 'Of links, and the ground of buttons.' })
  accent: string;

  @Field({ description: 'The ground of a button under the pointer.' })
  accentStrong: string;

  @Field({ description: 'Of text on buttons.' })
  onAccent: string;

  @Field({ description: 'The ground of notices, dates and prices.' })
  accentSoft: string;
}

@Access(anyone)
@ObjectType('AccentTones', {
  description: 'The tones of an accent in both schemes: all text in it and on it can be read (WCAG 2.2, AA).',
  simpleResolvers: true,
})
export class AccentTones {
  @Field(() => TonesType, { description: 'On light pages.' })
  light: TonesType;

  @Field(() => TonesType, { description: 'On dark pages.' })
  dark: TonesType;

  @Field(() => [String], {
    description: 'A sentence for each scheme in which the accent cannot be read as it is, and was moved.',
  })
  moves: string[];
}

@Access(anyone)
@ObjectType('Brand', { description: 'How the product looks here.', simpleResolvers: true })
export class BrandType {
  @Field({ description: "The product's name." })
  @Extensions({ maxLength: 60 })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "The sentence below the heading of the front page; null: the product's own.",
  })
  @Extensions({ maxLength: 120 })
  headline: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The accent colour as it was chosen, `#rrggbb`; null: the product's own.",
  })
  accent: string | null;

  @Field(() => [BrandLinkType], { description: 'The links at the foot of each page; at most 5.' })
  links: readonly BrandLinkType[];

  @Field(() => String, { nullable: true, description: 'The address of the logo on light pages.' })
  lightLogoUrl: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the logo on dark pages.' })
  darkLogoUrl: string | null;

  @Field(() => [BrandPart], {
    description: 'The parts that the environment of the server sets. `updateBrand` cannot change them.',
  })
  setByOperator: readonly BrandPart[];
}

@InputType({ description: 'A link at the foot of each page.' })
export class BrandLinkInput {
  @Field({ description: '1 to 40 characters.' })
  label: string;

  @Field({ description: 'It begins with `https://`, `mailto:` or `/`.' })
  url: string;
}

@InputType()
export class UpdateBrandInput {
  @Field(() => String, { nullable: true, description: "At most 60 characters; null: the product's own." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "At most 120 characters; null: the product's own." })
  headline?: string | null;

  @Field(() => String, { nullable: true, description: "`#0b7256`; null: the product's own." })
  accent?: string | null;

  @Field(() => [BrandLinkInput], { nullable: true, description: 'At most 5; null: none.' })
  links?: BrandLinkInput[] | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class BrandPayload extends MutationPayload {
  @Field(() => BrandType, { nullable: true, description: 'How the product looks now.' })
  brand?: BrandType | null;
}
