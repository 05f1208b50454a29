import { type Action, PAGE } from '../accounts/permissions.ts';
import type { RecordDeclaration } from '../record/defineRecord.ts';
import { oppositeOf, type RecordField } from '../record/field.ts';
import type { Words } from '../record/words.ts';
import { RECORDS } from '../records.ts';
import { recordedLabels } from './recordedLabels.ts';

/** A kind of record whose changes are recorded. */
export interface RecordedType {
  /** Its type in the contract. */
  type: string;
  /** Its path on the wire. */
  path: string;
  words: Words;
  /** The words for several of them. */
  many: Words;
  /** The page on which Write lets a user read the changes; others cannot see the history. */
  write: string;
  /** The right on that page, if it is not Write: imports are recorded automatically, for users who read the history. */
  action?: Action;
  /** Labels of its fields, by their names in the contract. */
  labels: Readonly<Record<string, Words>>;
  /** Flags whose label states the opposite of the stored value, as on the record's page. */
  negated: readonly string[];
  /** Fields with the same value in every record of the kind, whose changes are not informative. */
  fixed: readonly string[];
}

/** For records that have no form yet: readable by users who manage the parent. */
const WRITTEN_WITH: Readonly<Record<string, string>> = {
  Institute: PAGE.paymentMethod,
  MemberBadge: PAGE.setting,
  Coupon: PAGE.offer,
  Attribute: PAGE.product,
};

/** Returns the recorded type of a declaration; empty for lists that are the same for every merchant. */
function ofDeclaration(record: RecordDeclaration): RecordedType[] {
  const { type, path, words, fields, update, create, fixed = {} } = record;
  const write = update ?? create ?? WRITTEN_WITH[type];
  return write
    ? [
        {
          type,
          path,
          words: words.one,
          many: words.many,
          write,
          labels: { ...recordedLabels, ...labelsOf(fields) },
          negated: Object.keys(fields).filter((name) => oppositeOf(fields[name])),
          fixed: Object.keys(fixed),
        },
      ]
    : [];
}

const labelsOf = (fields: Readonly<Record<string, RecordField>>): Record<string, Words> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, oppositeOf(field) ?? field.label]));

const plain = (type: string, path: string, th: string, en: string, write: string, many = `${en}s`): RecordedType => ({
  type,
  path,
  words: { th, en },
  many: { th, en: many },
  write,
  labels: recordedLabels,
  negated: [],
  fixed: [],
});

const OTHERS: readonly RecordedType[] = [
  plain('MerchantSetting', 'merchant-setting', 'การตั้งค่าร้าน', 'Settings', PAGE.setting, 'Settings'),
  plain('Member', 'members', 'สมาชิก', 'Member', PAGE.customerInsight),
  plain('Potential', 'potentials', 'ผู้สนใจ', 'Potential', PAGE.customerInsight),
  plain('Card', 'cards', 'บัตร', 'Card', PAGE.paymentMethod),
  { ...plain('FileImport', 'file-imports', 'นำเข้าจากไฟล์', 'File import', PAGE.security), action: 'Read' },
  plain('CalendarEntry', 'calendar', 'นัดหมาย', 'Appointment', PAGE.management),
];

/** All kinds of records whose changes are recorded: declared ones, and those without a declaration yet. */
export const RECORDED_TYPES: readonly RecordedType[] = [
  ...RECORDS.flatMap(ofDeclaration),
  ...OTHERS.filter(({ type }) => !RECORDS.some((record) => record.type === type)),
];

/** Returns the recorded type; null if changes of such records are not recorded. */
export const recordedType = (type: string): RecordedType | null =>
  RECORDED_TYPES.find((recorded) => recorded.type === type) ?? null;
