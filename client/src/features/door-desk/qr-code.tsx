import encodeQR from 'qr';
import classes from './door-desk.module.css';

/** In squares: the white that cameras need around the code. */
const MARGIN = 4;

/** A text as a QR code on a white plate, also in the dark. It is made here: no server sees the secret of a pass again. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={classes.plate}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
