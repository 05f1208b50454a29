import { readSlipQr, type SlipReference } from '@taem/domain/till/slipReference.ts';
import { decodeQR } from 'qr/decode.js';

/** Maximum length of the longer side in pixels: more than any QR needs, and within what every browser can hold. */
const LONGEST = 4096;
/** A smaller picture is also tried at twice its size: its QR has only two or three pixels for each module. */
const SMALL = 1500;
/** Options for pictures that are hard to read. */
const EFFORT = { effort: 8, timeLimit: 1000 };

/** Returns the transfer that the QR on the picture of a slip names; null if no QR can be read. */
export async function readSlip(picture: Blob): Promise<SlipReference | null> {
  try {
    const image = await createImageBitmap(picture);
    const side = Math.max(image.width, image.height);
    const scales = [Math.min(1, LONGEST / side), ...(side < SMALL ? [2] : [])];
    for (const scale of scales) {
      const text = textOrNull(() => decodeQR(pixelsOf(image, scale), EFFORT));
      if (text !== null) return readSlipQr(text);
    }
    return null;
  } catch {
    return null;
  }
}

function textOrNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function pixelsOf(image: ImageBitmap, scale: number): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
