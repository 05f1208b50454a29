import { isObject } from '../../reading/isObject.ts';
/** Reads the saved values of variables; null if the text is not a JSON object. */
export function readVariables(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
    return isObject(read) ? { ...read } : null;
  } catch {
    return null;
  }
}
