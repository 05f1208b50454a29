import { MAX_IMAGE_BYTES, RECEIPT_IMAGE_EXTENSIONS } from '../limits.ts';

/**
 * CHAN-10 Checks a picture by its name and size: `kind` for an unsupported format, `size` if it is too large, null if
 * it may be sent.
 */
export function receiptImageError(file: { name: string; size: number }): 'kind' | 'size' | null {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
  if (!(RECEIPT_IMAGE_EXTENSIONS as readonly string[]).includes(extension)) return 'kind';
  return file.size > MAX_IMAGE_BYTES ? 'size' : null;
}
