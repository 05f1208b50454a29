/** Safari reads a file only after the press, and a phone may ask first where it is to go. */
const READ_WITHIN_MS = 60_000;

/** Hands a file to the browser, to be kept. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
