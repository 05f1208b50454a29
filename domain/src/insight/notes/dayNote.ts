import type { Words } from '../../record/words.ts';
import type { Day } from '../../time/calendar.ts';

export const NOTE_KINDS = ['HOLIDAY', 'CLOSED', 'UNUSUAL', 'VOIDS', 'OFFER_STARTED', 'OFFER_ENDED', 'PRICES'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A branch that sold nothing after a time at which it usually still sells. */
export interface QuietBranch {
  branchId: string;
  branchName: string;
  /** `HH:mm` by the clock of the branch. */
  after: string;
}

/** A remark about a day that explains its figures. */
export interface DayNote {
  day: Day;
  kind: NoteKind;
  /** The holiday, or the first three offers or products concerned. */
  names: readonly Words[];
  /** The branch that was closed; null if the note is about all visible branches. */
  branchId: string | null;
  branchName: string | null;
  /** The number of voided sales, offers or products; null if nothing is counted. */
  count: number | null;
  /** The usual number of voided sales on such a day. */
  usualCount: number | null;
  /** The revenue of an unusual day and the usual revenue, in satang. */
  revenue: number | null;
  usualRevenue: number | null;
  /** Whole percent above (negative: below) the usual; null if usually nothing is sold. */
  percent: number | null;
  quiet: readonly QuietBranch[];
}
