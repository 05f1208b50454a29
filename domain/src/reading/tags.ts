import { fault, type Reading } from './reading.ts';
import { readText } from './text.ts';

/** Reads tags from a field: split on commas, each once and with one `#` in front (MGMT-19). */
export function readHashtags(text: string): string[] {
  const tags = partsOf(text).map((tag) => tag.replace(/^#+/, '').trim());
  return [...new Set(tags.filter((tag) => tag !== ''))].map((tag) => `#${tag}`);
}

/** Reads the texts of a cell or field with several: split on commas and line breaks, empty ones left out. */
export function readTexts(text: string): Reading<string[]> {
  return text.includes('\0') ? fault('NOT_A_TEXT', text.replaceAll('\0', '')) : { value: partsOf(text) };
}

function partsOf(text: string): string[] {
  if (/^[#\wก-ฮ]+$/.test(text)) return [text];
  return text.split(/[,，、\n]/).flatMap((part) => {
    const read = readText(part);
    return 'fault' in read || read.value === null ? [] : [read.value];
  });
}
