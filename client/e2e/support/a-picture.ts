import type { Page } from '@playwright/test';

/** A JPEG of hills under the sun, drawn by the browser: 1,200 x 800. */
export async function aPicture(page: Page, name = 'hills.jpg') {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1200, height: 800 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing');
    const sky = context.createLinearGradient(0, 0, 0, 800);
    sky.addColorStop(0, '#31567a');
    sky.addColorStop(0.7, '#e8b07a');
    context.fillStyle = sky;
    context.fillRect(0, 0, 1200, 800);
    context.fillStyle = '#fff1cf';
    context.beginPath();
    context.arc(880, 330, 90, 0, 7);
    context.fill();
    for (const [height, colour] of [
      [120, '#52617a'],
      [60, '#3b4a52'],
      [0, '#24332f'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(0, 800);
      for (let x = 0; x <= 1200; x += 20) {
        context.lineTo(x, 620 - height + 60 * Math.sin(x / (150 + height)) + 20 * Math.sin(x / 47));
      }
      context.lineTo(1200, 800);
      context.fill();
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
