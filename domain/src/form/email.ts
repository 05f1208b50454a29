const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)*\.[A-Za-z]{2,}$/;

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 200 && EMAIL.test(text) && !text.includes('..');
}
