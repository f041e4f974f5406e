import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { readLogo } from './read-logo.js';
import { UnusableLogoError } from './unusable-logo.js';

const png = (width = 120, height = 40) =>
  Buffer.from(encode({ width, height, data: new Uint8Array(width * height * 4).fill(120), channels: 4 }));
const svg = (content: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"${attributes}>${content}</svg>`);

function refusalOf(bytes: Buffer): string {
  try {
    readLogo(bytes);
  } catch (error) {
    if (error instanceof UnusableLogoError) return error.message;
    throw error;
  }
  return 'taken';
}

describe('a logo', () => {
  it('is a PNG', () => {
    expect(readLogo(png())).toMatchObject({ type: 'image/png', ratio: 3 });
  });

  it.each([
    ['shapes', '<g transform="scale(2)"><path d="M0 0h10v10z" fill="#123456" stroke="none"/></g>'],
    [
      'gradients by url() of its own parts',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>',
    ],
    ['parts used again', '<defs><circle id="c" r="3"/></defs><use href="#c"/>'],
    ['a title and styles of elements', '<title>Café</title><path style="fill:#123;opacity:.5" d="M0 0h9"/>'],
    ['a comment', '<!-- made by hand --><path d="M0 0h9"/>'],
  ])('is an SVG with %s', (_what, content) => {
    expect(readLogo(svg(content))).toMatchObject({ type: 'image/svg+xml', ratio: 3 });
  });

  it('is no drawing of some kilobytes that draws its parts without end', () => {
    const levels = ['a', 'b', 'c', 'd', 'e'].map((id, level, all) => {
      const uses = `<use href="#${all[level - 1]}"/>`.repeat(10);
      return `<g id="${id}">${level === 0 ? `<path d="M0 0${'h1'.repeat(500)}"/>` : uses}</g>`;
    });
    const message = 'it draws its own parts so often that it would take too long';
    expect(refusalOf(svg(`<defs>${levels.join('')}</defs><use href="#e"/>`))).toBe(message);
    expect(refusalOf(svg('<g id="a"><use href="#a"/></g>'))).toBe(message);
    const empty = levels.map((_, level) => `<g id="${'abcde'[level]}"/>`);
    expect(refusalOf(svg(`<defs>${levels.join('')}${empty.join('')}</defs><use href="#e"/>`))).toBe(message);
    expect(refusalOf(svg(`<defs>${levels[0]}</defs>${'<use href="#a"/>'.repeat(20)}`))).toBe('taken');
  });

  it('is no PNG whose bytes become a thousand times as many', () => {
    const bytes = png(10, 10);
    const chunk = (type: string, data: Buffer) => {
      const named = Buffer.concat([Buffer.from(type), data]);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(named));
      return Buffer.concat([length, named, sum]);
    };
    const bomb = deflateSync(Buffer.alloc(50_000_000));
    const header = bytes.subarray(0, 33);
    const pixels = bytes.subarray(33);
    const unreadable = 'it begins like a PNG and is none that can be read';
    expect(refusalOf(Buffer.concat([header, chunk('IDAT', bomb), chunk('IEND', Buffer.alloc(0))]))).toBe(
      unreadable,
    );
    expect(refusalOf(Buffer.concat([header, header.subarray(8), pixels]))).toBe(unreadable);
    // A profile is not read at all.
    const profile = Buffer.concat([Buffer.from('p\0\0'), bomb]);
    expect(refusalOf(Buffer.concat([header, chunk('iCCP', profile), pixels]))).toBe('taken');
  });

  it.each([
    [0, 40],
    [40, 0],
    [0, 0],
    [1, 2000],
    [2000, 99],
  ])('is no PNG of %i x %i pixels', (width, height) => {
    const bytes = png(1, 1);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    expect(refusalOf(width * height > 0 ? png(width, height) : bytes)).not.toBe('taken');
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    [
      'a script of another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>',
      '<s:script>',
    ],
    ['a script in capitals', '<SCRIPT>1</SCRIPT>', '<SCRIPT>'],
    ['HTML', '<script xmlns="http://www.w3.org/1999/xhtml">1</script>', '<script>'],
    ['a handler', '<rect width="9" height="9" onclick="alert(1)"/>', 'onclick='],
    ['a handler in capitals', '<rect width="9" height="9" ONLOAD="alert(1)"/>', 'ONLOAD='],
    [
      'a foreign object',
      '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
      '<foreignObject>',
    ],
    ['a link', '<a href="https://example.org"><path d="M0 0"/></a>', '<a>'],
    ['a picture', '<image href="https://example.org/x.png"/>', '<image>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>', '<animate>'],
    ['a setter', '<set attributeName="onclick" to="alert(1)"/>', '<set>'],
    ['a style sheet', '<style>@import url(https://example.org/x.css)</style>', '<style>'],
    ['text', '<text>Evenings</text>', '<text>'],
    ['an address of another file', '<use href="https://example.org/x.svg#a"/>', 'href='],
    ['an address of a program', '<use href="javascript:alert(1)"/>', 'href='],
    [
      'an xlink address',
      '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="//example.org/x#a"/>',
      'l:href=',
    ],
    ['a picture in its data', '<use href="data:image/svg+xml;base64,AAAA"/>', 'href='],
    ['url() of another file', '<rect width="9" height="9" fill="url(https://example.org/x#a)"/>', 'fill='],
    ['url() in a style', '<rect width="9" height="9" style="fill:url(//example.org/x#a)"/>', 'style='],
    [
      'url() behind a backslash',
      '<rect width="9" height="9" style="fill:u\\72l(//example.org/x#a)"/>',
      'style=',
    ],
    ['url() in entities', '<rect width="9" height="9" fill="&#117;rl(https://example.org/x)"/>', 'fill='],
    ['an attribute that drawings do not have', '<rect width="9" height="9" data-x="1"/>', 'data-x='],
    ['an attribute xml:base', '<g xml:base="https://example.org/"><use href="#a"/></g>', 'xml:base='],
    ['a CDATA section', '<title><![CDATA[x]]></title>', '<![CDATA['],
    ['a program for its reader', '<?xml-stylesheet href="https://example.org/x.css"?>', '<?xml-stylesheet?>'],
  ])('V5: with %s is refused', (_what, content, named) => {
    expect(refusalOf(svg(content))).toContain(named);
  });

  it.each([
    [
      'a document type with an entity',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>&x;</title></svg>',
    ],
    [
      'entities of entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    ],
    [
      'an entity that nothing declares',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&nbsp;</svg>',
    ],
    ['HTML around it', '<html><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/></html>'],
    ['no namespace', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
    ['a size of nothing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 40"/>'],
    ['a size without end', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e400 40"/>'],
    ['an open end', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'],
    ['nothing in it', ''],
    ['words', 'a logo'],
    ['a GIF', 'GIF89a'],
    ['bytes that are no UTF-8', '\u0000\ud800'],
  ])('V5: with %s is refused', (_what, text) => {
    expect(refusalOf(Buffer.from(text))).not.toBe('taken');
  });

  it('of 5,001 elements is refused', () => {
    expect(refusalOf(svg('<g/>'.repeat(5_000)))).toContain('5000 elements');
  });

  it('V5: that only begins like a PNG is refused', () => {
    expect(refusalOf(png().subarray(0, 60))).toBe('it begins like a PNG and is none that can be read');
    expect(refusalOf(Buffer.concat([png().subarray(0, 8), svg('<script/>')]))).toMatch(
      /pixels|none that can be read/,
    );
    expect(refusalOf(png().subarray(0, 8))).toBe('it begins like a PNG and is none that can be read');
  });

  it('of more than 2000 pixels a side is refused before it is decoded', () => {
    const header = png(10, 10);
    header.writeUInt32BE(14_000, 16);
    expect(refusalOf(header)).toBe('it has 14000 x 10 pixels, and may have 2000 a side');
  });

  it('of more than 256 kB is refused', () => {
    expect(refusalOf(Buffer.alloc(256 * 1024 + 1))).toBe('it has 257 kB, and may have 256 kB');
  });
});
