/** Masks an email address for a reader who may not be its owner: `m***@s***.com` (AUTH-15). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${first(email.slice(0, Math.max(at, 0)))}***@${first(domain)}***${ending}`;
}

// Splits by character, so that a letter of two code units is not cut in half.
const first = (text: string) => [...text][0] ?? '';
