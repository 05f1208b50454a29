import { type Action, PAGE } from '../accounts/permissions.ts';
import type { RecordDeclaration } from '../record/defineRecord.ts';
import type { RecordField } from '../record/field.ts';
import type { Words } from '../record/words.ts';
import { RECORDS } from '../records.ts';
import { recordedLabels } from './recordedLabels.ts';

/** A kind of record whose changes are kept. */
export interface RecordedType {
  /** Its type in the contract. */
  type: string;
  /** Its path on the wire. */
  path: string;
  words: Words;
  /** Of several. */
  many: Words;
  /** Code of the page whose Write right lets read what was changed: who may not write it has no history of it. */
  write: string;
  /** That right where it is another one: an import is written down by itself, for those who read the history. */
  action?: Action;
  /** Words of its fields, by their names in the contract. */
  labels: Readonly<Record<string, Words>>;
  /** Fields that are the same for every record of the kind, so that a change to them says nothing. */
  fixed: readonly string[];
}

/** For records that have no form yet: readable by users who manage the parent. */
const WRITTEN_WITH: Readonly<Record<string, string>> = {
  Institute: PAGE.paymentMethod,
  MemberBadge: PAGE.setting,
  Coupon: PAGE.offer,
  Attribute: PAGE.product,
};

/** None of a list that is the same for every merchant. */
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
          fixed: Object.keys(fixed),
        },
      ]
    : [];
}

const labelsOf = (fields: Readonly<Record<string, RecordField>>): Record<string, Words> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

const plain = (type: string, path: string, th: string, en: string, write: string, many = `${en}s`): RecordedType => ({
  type,
  path,
  words: { th, en },
  many: { th, en: many },
  write,
  labels: recordedLabels,
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

/** Every kind of record whose changes are kept: those that are declared, and those that are not yet. */
export const RECORDED_TYPES: readonly RecordedType[] = [
  ...RECORDS.flatMap(ofDeclaration),
  ...OTHERS.filter(({ type }) => !RECORDS.some((record) => record.type === type)),
];

/** null: no changes of such records are kept. */
export const recordedType = (type: string): RecordedType | null =>
  RECORDED_TYPES.find((recorded) => recorded.type === type) ?? null;
