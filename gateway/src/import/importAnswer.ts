import { Type } from '@sinclair/typebox';
import { orNull, TextOrNull } from '../resource/jsonShapes.ts';
import type { ImportOutcome } from './ImportRules.ts';
import type { TestOutcome } from './importFile.ts';
import { leftOut } from './openSheet.ts';

const Problems = (description: string) =>
  Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), { description });
const Texts = Type.Array(Type.String());

const Column = Type.Object({
  head: Type.String(),
  field: orNull(Type.String(), { description: 'Null where the column is not taken in.' }),
  by: Type.Unsafe<string | null>({
    enum: ['field', 'label', 'alias', 'given', null],
    description:
      'How it was recognised: by the name of the field, by its wording in either language, by its name in another product, or given by the caller.',
  }),
  samples: Type.Array(Type.String(), { description: 'Up to three of its values, as they were read.' }),
});

const Sheet = Type.Object(
  {
    name: orNull(Type.String(), { description: 'The imported sheet of a workbook.' }),
    encoding: orNull(Type.String(), {
      description: 'Of a text: utf-8, utf-16le, utf-16be, windows-874 or windows-1252.',
    }),
    separator: TextOrNull,
    heading_row: Type.Integer({
      description: 'Number of the row with the column names, as a spreadsheet counts rows.',
    }),
    rows_above: Type.Array(Type.String(), { description: 'The text above it, such as a title.' }),
    columns: Type.Array(Column),
    first_rows: Type.Array(Texts, { description: 'The first five rows below it, as they were read.' }),
  },
  { description: 'How the file was read; only in a test.' },
);

const Words = Type.Object({ th: Type.String(), en: Type.String() });
const Field = Type.Object({ field: Type.String(), label: Words });

const Choice = Type.Object({
  key: Type.String(),
  count: Type.Integer({ minimum: 0 }),
  names: Type.Array(Type.String(), { description: 'The first twenty of them.' }),
  value: Type.Boolean({ description: 'What was decided, or holds where nothing was said.' }),
});

/** The answer to an import, with the additional fields of a dry run. */
export const Answer = Type.Object({
  inserted: Type.Integer(),
  updated: Type.Integer(),
  same: Type.Integer({
    description: 'Rows that equal their record, or whose record is left as it is; nothing is written for them.',
  }),
  bad: Type.Integer({ description: 'Rows with a mistake, which are not imported.' }),
  problems: Problems(
    'The first thousand of their mistakes, by `row 7.name`. In a test also each required field without a column.',
  ),
  doubtful: Type.Integer({ description: 'Rows that are imported although they probably contain a mistake.' }),
  doubts: Problems('The first thousand of these probable mistakes, by `row 7.name`, and those about the heading.'),
  other_sheets: Type.Array(
    Type.Object({
      name: Type.String(),
      rows: Type.Integer({ description: 'Rows that have a value, including the heading.' }),
      is_hidden: Type.Boolean({ description: 'Whether it is hidden in the spreadsheet.' }),
    }),
    {
      description: 'Other sheets of the workbook with rows, which are not imported; `sheet` selects one by its name.',
    },
  ),
  import_id: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Of an import: its id, by which its pictures are looked for; null where it changed nothing.',
    }),
  ),
  change_set_id: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The set of changes that undoes the import.',
    }),
  ),
  sheet: Type.Optional(Sheet),
  left_out: Type.Optional(
    Type.Array(Type.String(), { description: 'Headings of the columns that are not imported; only in a test.' }),
  ),
  fields: Type.Optional(
    Type.Array(Field, {
      description: 'The fields that a column can be imported as, with their wording on screens; only in a test.',
    }),
  ),
  choices: Type.Optional(Type.Array(Choice, { description: 'Decisions to make about this file; only in a test.' })),
});

export function onTheWire(outcome: ImportOutcome | TestOutcome) {
  // An answer stored before sheets were listed has none.
  const { otherSheets = [], ...rest } = outcome;
  const other_sheets = otherSheets.map(({ name, rows, isHidden }) => ({ name, rows, is_hidden: isHidden }));
  if (!('found' in rest)) return { ...rest, other_sheets };
  const { found, fields, ...counts } = rest;
  const { name, encoding, separator, headingRow, rowsAbove, columns, firstRows } = found;
  const sheet = {
    ...{ name, encoding, separator, columns },
    ...{ heading_row: headingRow, rows_above: rowsAbove, first_rows: firstRows },
  };
  const named = fields.map(({ path, label, isInternal }) => ({
    field: path,
    label: isInternal ? { th: path, en: path } : label,
  }));
  return { ...counts, other_sheets, sheet, left_out: leftOut(found), fields: named };
}
