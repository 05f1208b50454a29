/** The parts of a document that the subject of its mail can name. */
export interface StampedDocument {
  /** The kind of a tax document; null for a plain receipt. */
  kind: string | null;
  documentNo: string;
  /** Calendar date at its branch, `YYYY-MM-DD`. */
  documentDate: string;
  /** The number of the invoice that a note corrects. */
  correctsNo: string | null;
}

/** The kinds that the authority stamps, with its letters for them. It does not stamp abbreviated invoices. */
const LETTERS: Readonly<Record<string, string>> = {
  FULL: 'INV',
  CREDIT_NOTE: 'CRN',
  DEBIT_NOTE: 'DBN',
};

/**
 * The usual subject for e-Tax Invoice by Email, as other programs write it; an accountant can check and change it
 * (docs/adr/0171).
 */
export const STAMPED_SUBJECT = '[{date}][{kind}][{number}][{corrects}]';
export const MAX_STAMPED_SUBJECT = 100;

const PLACEHOLDER = /\{([^{}]*)\}/g;
const NAMES = ['date', 'date_ce', 'kind', 'number', 'corrects'];
const EMPTY_PART = /\[\]/g;

export const WRONG_STAMPED_SUBJECT =
  'The subject needs {number}, and has no placeholder but {date}, {date_ce}, {kind}, {number} and {corrects}';

/** Whether a template names the document's number and has no unknown placeholder. */
export function isStampedSubject(template: string): boolean {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return (
    names.includes('number') &&
    names.every((name) => NAMES.includes(name)) &&
    !/[{}]/.test(template.replace(PLACEHOLDER, ''))
  );
}

/**
 * Writes the subject of a mail that is copied to the authority: `{date}` is DDMMYYYY in the Buddhist era, `{date_ce}`
 * in the Common Era, `{corrects}` the invoice that a note corrects; empty square brackets are removed. Returns null for
 * a kind that is not stamped.
 */
export function stampedSubject(template: string, document: StampedDocument): string | null {
  const { kind, documentNo, documentDate, correctsNo } = document;
  const letters = kind && LETTERS[kind];
  if (!letters) return null;
  const [year = '', month = '', day = ''] = documentDate.split('-');
  const values: Readonly<Record<string, string>> = {
    date: `${day}${month}${Number(year) + 543}`,
    date_ce: `${day}${month}${year}`,
    kind: letters,
    number: documentNo,
    corrects: kind === 'FULL' ? '' : (correctsNo ?? ''),
  };
  return template
    .replace(PLACEHOLDER, (_, name: string) => values[name] ?? '')
    .replace(EMPTY_PART, '')
    .trim();
}
