import { MAX_IMAGE_BYTES, RECEIPT_IMAGE_EXTENSIONS } from '../limits.ts';

/** CHAN-10 What is wrong with a picture by its name and size: no kind of picture that is taken, or too large; null when it may be sent. */
export function receiptImageError(file: { name: string; size: number }): 'kind' | 'size' | null {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
  if (!(RECEIPT_IMAGE_EXTENSIONS as readonly string[]).includes(extension)) return 'kind';
  return file.size > MAX_IMAGE_BYTES ? 'size' : null;
}
