import { MAX_IMAGE_BYTES, RECEIPT_IMAGE_EXTENSIONS } from './limits.ts';

/** CHAN-10 What is wrong with a picture of a transfer slip; null when it may be sent. */
export function receiptImageError(file: { name: string; size: number }): 'TYPE' | 'SIZE' | null {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
  if (!(RECEIPT_IMAGE_EXTENSIONS as readonly string[]).includes(extension)) return 'TYPE';
  return file.size > MAX_IMAGE_BYTES ? 'SIZE' : null;
}
