import { formatCount } from '../money/formatNumber.ts';
import type { FieldKind } from '../record/field.ts';
import type { Words } from '../record/words.ts';
import type { ImportField } from './ImportField.ts';

type Language = keyof Words;

/** A template file, which can be imported unchanged, with explanations of its columns. */
export interface ImportTemplate {
  /** A heading and one record. */
  readonly rows: readonly (readonly string[])[];
  /** One row for each column, below a heading. */
  readonly about: readonly (readonly string[])[];
  /** Columns that a spreadsheet has to keep as text, because a number loses its leading zeros. */
  readonly texts: readonly number[];
}

export function importTemplate(fields: readonly ImportField[], language: Language): ImportTemplate {
  const columns = fields.flatMap((field) => (field.example ? [{ ...field, example: field.example }] : []));
  const label = ({ label }: ImportField) => label[language];
  return {
    rows: [columns.map(label), columns.map(({ example }) => example[language])],
    about: [
      ABOUT_HEADS.map((head) => head[language]),
      ...columns.map((field) => [
        label(field),
        field.required ? YES[language] : '',
        [FORMATS[field.kind]?.[language], field.about?.[language], longest(field, language)].filter(Boolean).join(' '),
        field.example[language],
      ]),
    ],
    texts: columns.flatMap(({ kind }, place) => (NUMBERS.has(kind) ? [] : [place])),
  };
}

const NUMBERS: ReadonlySet<FieldKind> = new Set(['money', 'integer', 'decimal']);

const ABOUT_HEADS: readonly Words[] = [
  { th: 'หัวคอลัมน์', en: 'Heading' },
  { th: 'จำเป็น', en: 'Needed' },
  { th: 'เขียนอย่างไร', en: 'How to write it' },
  { th: 'เช่น', en: 'For example' },
];
const YES: Words = { th: 'ใช่', en: 'yes' };

const FORMATS: Partial<Readonly<Record<FieldKind, Words>>> = {
  phone: { th: 'มือถือสิบหลัก', en: 'A mobile number of ten digits.' },
  email: { th: 'อีเมล', en: 'An email address.' },
  money: { th: 'บาท ทศนิยมไม่เกินสองตำแหน่ง', en: 'Baht, with at most two decimals.' },
  integer: { th: 'จำนวนเต็ม', en: 'A whole number.' },
  decimal: { th: 'ตัวเลข', en: 'A number.' },
  flag: { th: 'ใช่ หรือ ไม่ใช่', en: 'yes or no.' },
  status: { th: 'ใช้งาน หรือ ไม่ใช้งาน', en: 'Active or Inactive.' },
  date: { th: 'วัน/เดือน/ปี พ.ศ. หรือ ค.ศ.', en: 'Day/month/year, of either era.' },
  tags: { th: 'คั่นด้วยจุลภาค', en: 'Separated by commas.' },
  reference: { th: 'ชื่อของรายการ', en: 'Its name.' },
};

function longest({ kind, max }: ImportField, language: Language): string {
  if (max === undefined || NUMBERS.has(kind)) return '';
  const n = formatCount(max);
  return language === 'th' ? `ไม่เกิน ${n} ตัวอักษร` : `At most ${n} characters.`;
}
