import { columnWord, keyWord, nothingWord, partWord, valueWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { FigureValue, LaidOutColumn, LaidOutPart } from '@taem/domain/insight/dashboards/layOut.ts';

type Language = 'th' | 'en';

/** Returns the parts of a dashboard for a mail of the gateway: with names in one language, and values as answered. */
export const sectionsOf = (parts: readonly LaidOutPart[], language: Language) =>
  parts.map(({ part, figure, fault, head, columns, rows }) => ({
    title: titleOf({ part, figure }, language),
    fault: fault && faultOf(fault),
    figures: head.map(({ column, value, before }) => ({
      ...described(column, language),
      value: cell(value, column, language),
      before: cell(before, column, language),
    })),
    columns: columns.map((column) => described(column, language)),
    rows: rows.map((row) => row.map((value, at) => cell(value, columns[at], language))),
  }));

const titleOf = ({ part, figure }: Pick<LaidOutPart, 'part' | 'figure'>, language: Language) =>
  part.title ?? (figure ? partWord(figure, language) : part.path);

/** Names the figure of an alert: its part, and the figure in it. */
export function figureName(part: LaidOutPart, key: string, language: Language): string {
  const columns = [...(part.figure?.head ?? []), ...(part.figure?.columns ?? [])];
  const column = key === '' ? undefined : columns.find((one) => one.key === key);
  return [titleOf(part, language), ...(column ? [keyWord(column, language)] : [])].join(' · ');
}

/** Describes a column; values that identify rows are not figures, even if they are numbers. */
const described = (column: LaidOutColumn, language: Language) => ({
  label: columnWord(column, language),
  kind: column.isKey && column.kind !== 'day' ? 'text' : column.kind,
});

const faultOf = (fault: NonNullable<LaidOutPart['fault']>): string => {
  if (fault.code === 'NOT_ASKED') return 'NOT_ASKED';
  return fault.reason === 'PERMISSION' ? 'PERMISSION' : 'FAILED';
};

function cell(value: FigureValue, column: LaidOutColumn | undefined, language: Language): string | number | null {
  // For a missing figure, the mail writes `-` itself.
  if (value === null) return column?.isKey ? nothingWord(column, language) : null;
  if (typeof value === 'boolean') return value ? '✓' : '-';
  return typeof value === 'string' ? valueWord(value, language) : value;
}
