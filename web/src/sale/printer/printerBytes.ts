import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Roll } from '../../app/deviceSetting.ts';

/** Number of dots across the printable width of a roll: 72 and 48 mm, eight dots per millimetre. */
export const DOTS: Record<Roll, number> = { '80': 576, '58': 384 };

/** Pixels lighter than this are printed white, because the edges of letters are grey. */
const THRESHOLD = 170;

const encoder = (roll: Roll) =>
  new ReceiptPrinterEncoder({
    language: 'esc-pos',
    imageMode: 'raster',
    columns: roll === '58' ? 32 : 48,
    feedBeforeCut: 4,
  });

const bytesOf = (encoded: ReceiptPrinterEncoder) => new Uint8Array(encoded.encode());

/**
 * Returns the bytes of a drawn receipt, as wide as the dots of the roll, with the cut below it. It is a picture because
 * printers share no Thai character set.
 */
export function receiptBytes(picture: ImageData, roll: Roll): Uint8Array<ArrayBuffer> {
  const whole = inEights(picture);
  const receipt = encoder(roll).initialize().image(whole, whole.width, whole.height, 'threshold', THRESHOLD);
  return bytesOf(receipt.cut('partial'));
}

/** Returns the bytes that open the cash drawer connected to the printer. */
export const drawerBytes = (): Uint8Array<ArrayBuffer> => bytesOf(encoder('80').pulse());

/** Returns the bytes of a test page, which proves the connection and the width of the roll. */
export function testBytes(roll: Roll): Uint8Array<ArrayBuffer> {
  const page = encoder(roll).initialize().line('Taem').line(`${roll} mm`).rule();
  return bytesOf(page.cut('partial'));
}

/** Adds white rows at the bottom until the height is a multiple of eight. */
function inEights({ data, width, height }: ImageData): ImageData {
  const rows = Math.ceil(height / 8) * 8;
  const filled = new Uint8ClampedArray(width * rows * 4).fill(255);
  filled.set(data);
  return { data: filled, width, height: rows, colorSpace: 'srgb' } as ImageData;
}
