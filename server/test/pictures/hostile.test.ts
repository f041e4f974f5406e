import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { picture, upload, uploaded } from './picture-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

async function refusalOf(bytes: Uint8Array) {
  const response = await upload(staff.client, bytes);
  const { errors } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

const fileOf = async (pictureId: string, name: string) =>
  Buffer.from(await (await app.anonymous().request(`/pictures/${pictureId}/${name}`)).arrayBuffer());

/** A PNG of one colour, as small as its pixels can be packed: 196 million of them are 200 kB. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, of grey.
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('V1: an upload is decoded within bounds', () => {
  it('refuses 14,000 x 14,000 pixels with a sentence, before it decodes them', async () => {
    expect(await refusalOf(bomb(14_000))).toEqual({
      status: 400,
      code: 'INVALID_PICTURE',
      message: 'This picture has more than 50 megapixels. Choose a smaller one',
    });
  });

  it('refuses an AVIF of more than 20 megapixels, whose decoder takes more memory than others', async () => {
    const avif = await sharp({ create: { width: 5_000, height: 4_001, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(await refusalOf(avif)).toEqual({
      status: 400,
      code: 'INVALID_PICTURE',
      message: 'This AVIF picture has more than 20 megapixels. Choose a smaller one, or save it as JPEG',
    });
  });

  it.each([
    [1600, 1],
    [1, 2400],
    [10, 20_000],
  ])(
    'refuses a line of %i x %i pixels at once, which would be enlarged a thousand times',
    async (width, height) => {
      const line = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      expect(await refusalOf(line)).toEqual({
        status: 400,
        code: 'INVALID_PICTURE',
        message: 'One side of this picture is more than ten times the other. Choose another one, or cut it',
      });
    },
  );

  it('refuses a picture that ends in the middle', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toMatchObject({
      code: 'INVALID_PICTURE',
      message: expect.stringMatching(/^This picture cannot be read to its end/),
    });
  });

  it('refuses a HEIC that is called a JPEG, and says what to do', async () => {
    const heic = Buffer.concat([
      Buffer.from('00000018', 'hex'),
      Buffer.from('ftypheic0000mif1heic'),
      Buffer.alloc(200),
    ]);
    expect((await refusalOf(heic)).message).toMatch(/^HEIC pictures cannot be read here/);
  });

  it.each([
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
    ],
    [
      'an SVG that names a file',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/></svg>',
      ),
    ],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('ordinary words')],
  ])('refuses %s', async (_what, bytes) => {
    expect(await refusalOf(bytes)).toMatchObject({
      status: 400,
      code: 'INVALID_PICTURE',
      message: expect.stringMatching(/^This is no picture that can be read here/),
    });
  });

  it('refuses a GIF, which is in none of the four formats', async () => {
    const gif = await sharp({ create: { width: 5, height: 5, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    expect((await refusalOf(gif)).code).toBe('INVALID_PICTURE');
  });

  it('refuses more than 10 MB before it is read', async () => {
    expect((await refusalOf(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('carries no tag: neither where it was taken nor by which camera', async () => {
    const tagged = await picture({ colour: '#336699' })
      .withExif({
        IFD0: { Make: 'SecretCamera', ImageDescription: 'SecretWords' },
        IFD3: { GPSLatitude: '53/1 47/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>')
      .toBuffer();
    expect(tagged.toString('latin1')).toContain('SecretCamera');
    const pictureId = await uploaded(staff.client, tagged);
    for (const name of ['400.avif', '800.webp', '1600.avif', '1600.webp', 'shared.jpg', 'mailed.jpg']) {
      const file = await fileOf(pictureId, name);
      const { exif, xmp, iptc } = await sharp(file).metadata();
      expect({ name, exif, xmp, iptc }).toEqual({ name, exif: undefined, xmp: undefined, iptc: undefined });
      expect(file.toString('latin1')).not.toMatch(/Secret/);
    }
  });

  it.each([2, 3, 6, 7])('turns orientation %i upright', async (orientation) => {
    // Its upright form has a red left and a blue right half.
    const half = (background: string) =>
      sharp({ create: { width: 300, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
    const upright = sharp({
      create: { width: 600, height: 400, channels: 3, background: '#0000ff' },
    }).composite([{ input: await half('#ff0000'), left: 0, top: 0 }]);
    const stored = inverseOf[orientation]?.(sharp(await upright.png().toBuffer())) ?? upright;
    const turned = sharp(await stored.png().toBuffer())
      .withMetadata({ orientation })
      .jpeg({ quality: 95 });
    const pictureId = await uploaded(staff.client, await turned.toBuffer());
    const { data, info } = await sharp(await fileOf(pictureId, '800.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([600, 400]);
    const at = (x: number, y: number) => [
      ...data.subarray(info.channels * (y * info.width + x)).subarray(0, 3),
    ];
    expect(at(50, 200)[0]).toBeGreaterThan(200);
    expect(at(550, 200)[2]).toBeGreaterThan(200);
  });
});

/**
 * How an upright picture is stored so that the orientation of the tag makes it upright again (EXIF 2.32, 4.6.4): mirrored,
 * turned by a half, by a quarter, and both.
 */
const inverseOf: Record<number, (upright: Sharp) => Sharp> = {
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.rotate(90).flop(),
};

describe('V2: no upload is served as anything but an image', () => {
  let pictureId: string;
  beforeAll(async () => {
    pictureId = await uploaded(staff.client, await picture({ colour: '#445577' }).toBuffer());
  });

  it('makes the files anew: bytes hidden behind a picture are in none of them', async () => {
    const page = Buffer.from('<html><script>alert(document.domain)</script></html>PK\x03\x04');
    const bytes = Buffer.concat([await picture({ colour: '#445566' }).toBuffer(), page]);
    const hidingId = await uploaded(staff.client, bytes);
    for (const name of ['800.webp', '800.avif', 'shared.jpg'])
      expect((await fileOf(hidingId, name)).toString('latin1')).not.toContain('<script>');
  });

  it('says what a file is, that nothing in it may run, and that no browser may guess', async () => {
    for (const [name, type] of [
      ['800.webp', 'image/webp'],
      ['800.avif', 'image/avif'],
      ['shared.jpg', 'image/jpeg'],
    ] as const) {
      const { headers } = await app.anonymous().request(`/pictures/${pictureId}/${name}`);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it.each(['800.html', '800.svg', '../800.webp', '800', 'x'.repeat(90), '%00.webp', '900.webp'])(
    'has no file %s',
    async (name) => {
      const { status } = await app.anonymous().request(`/pictures/${pictureId}/${encodeURIComponent(name)}`);
      expect(status).toBe(404);
    },
  );
});
