const STORED = /^0(\d{8,9})\|TH\|\+66$/;
const THAI = /^0\d{8,9}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** The stored form `0812345678|TH|+66`, a plain Thai number or E.164, as E.164; null for anything else. */
export function toE164(text: string): string | null {
  const compact = text.replace(/[\s()-]/g, '');
  const stored = STORED.exec(compact);
  if (stored) return `+66${stored[1]}`;
  if (THAI.test(compact)) return `+66${compact.slice(1)}`;
  return E164.test(compact) ? compact : null;
}
