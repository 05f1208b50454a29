import { decodeQR } from 'qr/decode.js';

const PIXELS = 4;

/** Returns what a scanner reads from a QR on the page: its modules are drawn as pixels and decoded. */
export function payloadOf(qr: HTMLElement): string {
  const side = Number(qr.getAttribute('viewBox')?.split(' ')[2]);
  const width = side * PIXELS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [x, y, length] of darkRuns(qr)) {
    for (let at = 0; at < length * PIXELS * PIXELS; at += 1) {
      const column = x * PIXELS + (at % (length * PIXELS));
      const row = y * PIXELS + Math.floor(at / (length * PIXELS));
      pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return decodeQR({ data: pixels, width, height: width });
}

/** Returns the runs of dark modules in the drawing: their position and length. */
function darkRuns(qr: HTMLElement): [number, number, number][] {
  const drawing = [...qr.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
  return [...drawing.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ]);
}
