import { NOTE_KINDS } from '@taem/domain/insight/notes/dayNote.ts';
import { count, day, integer, number, optionalText, spelledOf, text } from '../../gateway/fields.ts';
import { nestedList, recordType, relation } from '../../gateway/recordType.ts';
import type { DayNote, DayNoteKind, MerchantBranch, QuietBranch } from '../../generated/schema.ts';

const KINDS = Object.fromEntries(NOTE_KINDS.map((kind) => [kind, kind])) as Record<string, DayNoteKind>;

/** A note without its parts that depend on the language. */
export type WordlessNote = Omit<DayNote, 'text' | 'names'>;

export const noteRecords = [
  recordType<WordlessNote>('DayNote', null, {
    day: day('day'),
    kind: spelledOf('kind', KINDS),
    count: count('count'),
    usualCount: count('usual_count'),
    revenue: number('revenue'),
    usualRevenue: number('usual_revenue'),
    percent: integer('percent'),
    branchId: optionalText('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
    quietBranches: nestedList<QuietBranch>('QuietBranch', 'quiet'),
  }),
  recordType<QuietBranch>('QuietBranch', null, {
    branchId: text('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
    after: text('after'),
  }),
];
