import { FormData } from 'undici';
import { PassedFile } from './PassedFile.ts';
import type { UploadedFile } from './uploadedFile.ts';

/**
 * Creates a multipart body: texts unchanged, all other values as JSON text, the file under `image` as in every
 * documented form.
 */
export function formOf(fields: object, image: UploadedFile): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append('image', new PassedFile(image));
  return form;
}
