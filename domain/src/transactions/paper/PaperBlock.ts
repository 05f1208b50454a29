/** One line of a paper: what it says at the left, and at the right where it is a figure or a number. */
export interface PaperRow {
  label: string;
  value: string;
  /** Larger and bold. */
  isStrong?: boolean;
}

/** What a paper is made of, from its head to its foot; drawn by the screen, the printer and the PDF alike. */
export type PaperBlock =
  | { type: 'STAMP'; text: string }
  | { type: 'LOGO' }
  /** The words of the law, and below them what they mean on an English paper. */
  | { type: 'TITLE'; text: string; english: string | null }
  | { type: 'HEAD'; shop: string; texts: readonly string[] }
  /** Side by side where there is room. */
  | { type: 'PARTIES'; seller: readonly string[]; rows: readonly PaperRow[]; buyer: PaperBuyer | null }
  | { type: 'TEXT'; text: string }
  | { type: 'RULE' }
  | { type: 'GOODS'; head: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] }
  /** A product with what was chosen of it. */
  | { type: 'ITEM'; name: string; details: readonly string[]; row: PaperRow }
  | { type: 'ROW'; row: PaperRow }
  | { type: 'INCLUDED'; text: string; english: string | null }
  | { type: 'WORDS'; text: string }
  | { type: 'SIGNATURE'; text: string }
  /** By which the customer finds the receipt again; on paper alone. */
  | { type: 'CODE' }
  | { type: 'FOOT'; text: string };

interface PaperBuyer {
  heading: string;
  texts: readonly string[];
}
