import type { Satang } from './money.ts';

export type Language = 'th' | 'en';

const LOCALES: Record<Language, string> = { th: 'th-TH', en: 'en-US' };
const formatters = new Map<string, Intl.NumberFormat>();

/** An amount as receipts and screens show it: `1,234.50`, always two decimals. */
export function formatMoney(amount: Satang, language: Language = 'th'): string {
  return formatter(language, 2).format(amount / 100);
}

/** A count of points or pieces with thousand separators: `1,234`. */
export function formatCount(count: number, language: Language = 'th'): string {
  return formatter(language, 0).format(count);
}

// Building an Intl formatter costs far more than using one; a table of prices asks for hundreds.
function formatter(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language}${decimals}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  });
  formatters.set(key, created);
  return created;
}
