import type { Words } from '../../record/words.ts';
import type { Day } from '../../time/calendar.ts';

export const NOTE_KINDS = ['HOLIDAY', 'CLOSED', 'UNUSUAL', 'VOIDS', 'OFFER_STARTED', 'OFFER_ENDED', 'PRICES'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A branch that sold nothing after a time of the day, as a usual day would have it. */
export interface QuietBranch {
  branchId: string;
  branchName: string;
  /** `HH:mm` by the clock of the branch. */
  after: string;
}

/** Something that the shop knows of a day, beside its figures. */
export interface DayNote {
  day: Day;
  kind: NoteKind;
  /** The holiday, or the first three offers or products that it is about. */
  names: readonly Words[];
  /** Of a branch that was closed; null: of all that are shown. */
  branchId: string | null;
  branchName: string | null;
  /** Sales voided, offers, or products; null where nothing is counted. */
  count: number | null;
  /** Sales that are voided on a usual day like it. */
  usualCount: number | null;
  /** Of an unusual day and of a usual one, in satang. */
  revenue: number | null;
  usualRevenue: number | null;
  /** Above or, negative, below the usual in whole percent; null where usually nothing is sold. */
  percent: number | null;
  quiet: readonly QuietBranch[];
}
