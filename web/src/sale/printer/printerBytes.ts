import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Roll } from '../../app/deviceSetting.ts';

/** Dots across what a head prints of a roll: 72 and 48 mm, eight to the millimetre. */
export const DOTS: Record<Roll, number> = { '80': 576, '58': 384 };

/** Lighter than this stays white: the edges of letters are grey. */
const THRESHOLD = 170;

const encoder = (roll: Roll) =>
  new ReceiptPrinterEncoder({
    language: 'esc-pos',
    imageMode: 'raster',
    columns: roll === '58' ? 32 : 48,
    feedBeforeCut: 4,
  });

const bytesOf = (encoded: ReceiptPrinterEncoder) => new Uint8Array(encoded.encode());

/** A drawn receipt, as wide as the dots of the roll, and the cut below it. Printers have no Thai that all of them share. */
export function receiptBytes(picture: ImageData, roll: Roll): Uint8Array<ArrayBuffer> {
  const whole = inEights(picture);
  const receipt = encoder(roll).initialize().image(whole, whole.width, whole.height, 'threshold', THRESHOLD);
  return bytesOf(receipt.cut('partial'));
}

/** Opens the drawer that is plugged into the printer. */
export const drawerBytes = (): Uint8Array<ArrayBuffer> => bytesOf(encoder('80').pulse());

/** Shows that the printer is reached, and how wide its roll is. */
export function testBytes(roll: Roll): Uint8Array<ArrayBuffer> {
  const page = encoder(roll).initialize().line('Taem').line(`${roll} mm`).rule();
  return bytesOf(page.cut('partial'));
}

/** The picture with white rows below, where they are no multiple of eight. */
function inEights({ data, width, height }: ImageData): ImageData {
  const rows = Math.ceil(height / 8) * 8;
  const filled = new Uint8ClampedArray(width * rows * 4).fill(255);
  filled.set(data);
  return { data: filled, width, height: rows, colorSpace: 'srgb' } as ImageData;
}
