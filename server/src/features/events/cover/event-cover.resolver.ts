import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { anyone } from '../../accounts/access-rules.js';
import type { Context } from '../../context.js';
import { sizedPictureUrl } from '../../pictures/picture-url.js';
import { pictures } from '../../pictures/pictures.loader.js';
import type { EventCover } from './cover-input.js';
import { EventCoverType } from './event-cover.types.js';

@Resolver(() => EventCoverType)
export class EventCoverResolver {
  @Access(anyone)
  @FieldResolver(() => String, {
    description:
      'A WebP of 400, 800 or 1600 pixels, the next larger one that there is; immutable, and any origin may show it. The same address with `.avif` at its end is the AVIF.',
  })
  async url(
    @Ctx() { loaders, settings }: Context,
    @Root() { pictureId }: EventCover,
    @Arg('width', () => Int, { defaultValue: 800, description: 'In pixels, at least.' }) width: number,
  ): Promise<string> {
    const picture = await loaders.of(pictures).load(pictureId);
    return sizedPictureUrl(settings.publicUrl, picture, width);
  }

  @Access(anyone)
  @FieldResolver(() => String, { description: 'Its main colour, `#rrggbb`.' })
  async color(@Ctx() { loaders }: Context, @Root() { pictureId }: EventCover): Promise<string> {
    return (await loaders.of(pictures).load(pictureId)).color;
  }
}
