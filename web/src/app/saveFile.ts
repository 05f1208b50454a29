/** How long the file stays readable: Safari reads it only after the press, and a phone may first ask where to store it. */
const READ_WITHIN_MS = 60_000;

/** Lets the browser download a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
