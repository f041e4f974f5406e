import { ticketCodeText } from '@turnout/texts/ticket-code';
import encodeQR from 'qr';

/** Squares in a row of a ticket's QR code: version 2, whose level Q reads with a quarter of them damaged (ISO/IEC 18004). */
export const SQUARES = 25;

/** The dark squares of a ticket's QR code, row by row, without the white that must be around them. */
export function ticketSquares(code: Uint8Array): boolean[][] {
  const options = { version: 2, ecc: 'quartile', encoding: 'alphanumeric', border: 1 } as const;
  const rows = encodeQR(ticketCodeText(code), 'raw', options);
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}

/** The dark squares as the path of an SVG, each run of them as one rectangle. */
export function ticketPath(code: Uint8Array): string {
  return ticketSquares(code)
    .flatMap((row, y) => runsOf(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runsOf(row: readonly boolean[]) {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, start) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.start + last.length === start) last.length += 1;
    else runs.push({ start, length: 1 });
  });
  return runs;
}
