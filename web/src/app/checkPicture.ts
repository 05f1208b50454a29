import { RECEIPT_IMAGE_EXTENSIONS } from '@taem/domain/limits.ts';
import { receiptImageError } from '@taem/domain/till/receiptImage.ts';

export type PictureProblem = NonNullable<ReturnType<typeof receiptImageError>> | 'unreadable';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
} satisfies Record<(typeof RECEIPT_IMAGE_EXTENSIONS)[number], string>;

/** The file extensions that the file chooser offers. */
export const PICTURE_ACCEPT = RECEIPT_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/**
 * CHAN-10: Returns the picture if it can be sent, otherwise what is wrong with it. It is read into memory, because the file
 * may be gone from the device by the time it is sent, or sent again.
 */
export async function checkPicture(file: File): Promise<File | PictureProblem> {
  const problem = receiptImageError(file);
  if (problem) return problem;
  const type = TYPES[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  try {
    return new File([await file.arrayBuffer()], file.name, { type });
  } catch {
    return 'unreadable';
  }
}
