/** One line of a paper: a label at the left, and a figure or number at the right. */
export interface PaperRow {
  label: string;
  value: string;
  /** Larger and bold. */
  isStrong?: boolean;
}

/** The blocks of a paper, from its head to its foot; drawn alike by the screen, the printer and the PDF. */
export type PaperBlock =
  | { type: 'STAMP'; text: string }
  | { type: 'LOGO' }
  /** The title in the words of the law and, on an English paper, its translation below. */
  | { type: 'TITLE'; text: string; english: string | null }
  | { type: 'HEAD'; shop: string; texts: readonly string[] }
  /** Side by side if there is room. */
  | { type: 'PARTIES'; seller: readonly string[]; rows: readonly PaperRow[]; buyer: PaperBuyer | null }
  | { type: 'TEXT'; text: string }
  | { type: 'RULE' }
  | { type: 'GOODS'; head: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] }
  /** A product with its options. */
  | { type: 'ITEM'; name: string; details: readonly string[]; row: PaperRow }
  | { type: 'ROW'; row: PaperRow }
  | { type: 'INCLUDED'; text: string; english: string | null }
  | { type: 'WORDS'; text: string }
  | { type: 'SIGNATURE'; text: string }
  /** The code that opens the receipt page; only on printed paper. */
  | { type: 'CODE' }
  | { type: 'FOOT'; text: string };

interface PaperBuyer {
  heading: string;
  texts: readonly string[];
}
