import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

const PIXELS = 4;

/** Returns what a banking app reads from a QR on the page, whose modules are runs of a drawing. */
export async function qrOnScreen(qr: Locator): Promise<string> {
  const { side, drawing } = await qr.evaluate((svg) => ({
    side: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    drawing: [...svg.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '',
  }));
  const width = side * PIXELS;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of drawing.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g))
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1)
      for (let column = Number(x) * PIXELS; column < (Number(x) + Number(length)) * PIXELS; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return decodeQR({ data, width, height: width });
}
