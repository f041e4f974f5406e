import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import sharp from 'sharp';

/*
 * A program of its own, which `process-picture.ts` starts for one picture: bytes of a stranger come in, files go out. It imports
 * no other module of the product, so that Node runs it from the source as well.
 */

/** Phones have 12 to 50. A picture of these takes about 300 MB of memory while it is turned. */
const MAX_PIXELS = 50_000_000;
/** An AVIF takes 20 bytes for each of its pixels, and 28 with colours of 10 bits: its decoder keeps whole frames. */
const MAX_AVIF_PIXELS = 20_000_000;
/** Of one side to the other. A line would be enlarged a thousand times to fill a card. */
const MAX_RATIO = 10;
/** Milliseconds after which this program ends by itself: its parent, which has a shorter limit, may have ended before. */
const END = 45_000;
/** Seconds for one step of libvips. */
const TIMEOUT = 20;
/** A picture that is higher is made narrower. */
const MAX_HEIGHT = 2_400;
/** Out of 100. Encoders differ: both look alike. */
const QUALITY = { avif: 50, webp: 76, jpeg: 82 };

/** A reason for the parent process: the sentence belongs to the code, see `process-picture.ts`. */
type Refusal = {
  refusal:
    | 'UNKNOWN_FORMAT'
    | 'HEIC'
    | 'TOO_MANY_PIXELS'
    | 'TOO_MANY_PIXELS_OF_AVIF'
    | 'TOO_THIN'
    | 'TOO_SLOW'
    | 'UNREADABLE';
};

interface Sizes {
  /** Of the AVIF and WebP. */
  widths: number[];
  /** Cut so that the most striking part stays. */
  jpegs: { name: string; width: number; height: number }[];
}

interface Files {
  width: number;
  height: number;
  color: string;
  files: { name: string; bytes: Buffer }[];
}

/** libvips knows 30 formats and some are programs, such as SVG. None but these four is ever read. */
function allowFourFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
}

function open(bytes: Buffer) {
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS, pages: 1 });
}

/** ISO/IEC 23008-12: the brands of files that HEVC compresses. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms])/.test(bytes.toString('latin1', 4, 12));
}

async function decode(bytes: Buffer, sizes: Sizes) {
  if (isHeic(bytes)) return { refusal: 'HEIC' } satisfies Refusal;
  if (bytes.length === 0) return { refusal: 'UNKNOWN_FORMAT' } satisfies Refusal;
  const known = await open(bytes)
    .metadata()
    .catch((error: Error) => refusalOf(error, 'UNKNOWN_FORMAT'));
  if ('refusal' in known) return known;
  if (known.compression === 'hevc') return { refusal: 'HEIC' } satisfies Refusal;
  const pixels = known.width * known.height;
  if (pixels > MAX_PIXELS) return { refusal: 'TOO_MANY_PIXELS' } satisfies Refusal;
  if (known.width > MAX_RATIO * known.height || known.height > MAX_RATIO * known.width)
    return { refusal: 'TOO_THIN' } satisfies Refusal;
  if (known.format === 'heif' && pixels > MAX_AVIF_PIXELS)
    return { refusal: 'TOO_MANY_PIXELS_OF_AVIF' } satisfies Refusal;
  return makeFiles(bytes, sizes).catch((error: Error) => refusalOf(error, 'UNREADABLE'));
}

function refusalOf({ message }: Error, otherwise: Refusal['refusal']): Refusal {
  if (/exceeds pixel limit/.test(message)) return { refusal: 'TOO_MANY_PIXELS' };
  return { refusal: /^timeout/.test(message) ? 'TOO_SLOW' : otherwise };
}

/** Decodes once, and makes each file of the pixels: no byte of the upload, and no tag of it, is in a file. */
async function makeFiles(bytes: Buffer, { widths, jpegs }: Sizes): Promise<Files> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .timeout({ seconds: TIMEOUT })
    .resize({ width: Math.max(...widths), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT });
  const files = [];
  for (const each of widths.filter((_, index) => index === 0 || width > (widths[index - 1] ?? 0))) {
    const sized = () => pixels().resize({ width: each, withoutEnlargement: true });
    files.push({ name: `${each}.avif`, bytes: await sized().avif({ quality: QUALITY.avif }).toBuffer() });
    files.push({ name: `${each}.webp`, bytes: await sized().webp({ quality: QUALITY.webp }).toBuffer() });
  }
  for (const { name, ...size } of jpegs) {
    const cut = pixels().resize({ ...size, fit: 'cover', position: 'attention' });
    const jpeg = cut.jpeg({ quality: QUALITY.jpeg, progressive: true });
    files.push({ name, bytes: await jpeg.toBuffer() });
  }
  const { dominant } = await pixels().resize({ width: 64 }).stats();
  const color = [dominant.r, dominant.g, dominant.b]
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
  return { width, height, color: `#${color}`, files };
}

setTimeout(() => process.exit(1), END).unref();
allowFourFormats();
const sizes: Sizes = JSON.parse(process.argv[2] ?? '');
const result = await decode(await buffer(process.stdin), sizes);
process.stdout.write(serialize(result));
