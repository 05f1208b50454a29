/**
 * Inserts the dashes between day, month and year while digits are typed: `31122026` becomes `31-12-2026`, `1/2/` becomes
 * `01-02`.
 */
export function maskDay(typed: string): string {
  return isWritten(typed) ? dayOf(digitsOf(typed)) : typed;
}

/** Does the same with a time after it: `311220261330` becomes `31-12-2026 13:30`. */
export function maskMoment(typed: string): string {
  if (!isWritten(typed)) return typed;
  const digits = digitsOf(typed);
  const clock = [digits.slice(8, 10), digits.slice(10, 12)].filter(Boolean).join(':');
  return [dayOf(digits), clock].filter(Boolean).join(' ');
}

/** Whether the mask applies: text that was pasted with words, or with the year first, stays unchanged. */
const isWritten = (typed: string) => /^[\d\s/.:-]*$/.test(typed) && !/^\d{4}-/.test(typed);

const digitsOf = (typed: string) =>
  typed
    .replace(/^(\d)[\s/.-]/, '0$1-')
    .replace(/^(\d\d)\D?(\d)[\s/.-]/, '$1-0$2-')
    .replace(/\D/g, '');

const dayOf = (digits: string) =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('-');
