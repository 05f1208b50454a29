import { daysText } from './days.ts';
import { type Cell, type Compared, type Expected, figuresIn, type Line, match } from './match.ts';
import { inOrder, PLACE, type Report, type Row, type Value } from './Report.ts';
import type { Seen } from './readBlocks.ts';
import { type Look, windowLine } from './windowLine.ts';
import { count } from './written.ts';

/** The rows that the page displays. */
export interface Part {
  readonly page: number;
  readonly perPage: number;
  /** Whether it is on paper, which has all rows. */
  readonly isPaper?: boolean;
}

/** Compares a report as read with its expected content. */
export function matchReport(seen: Seen, report: Report, look: Look, part: Part): Compared {
  const table = seen.blocks.find(({ name }) => name === 'table');
  const before = report.top ? 0 : (part.page - 1) * part.perPage;
  const ordered = inOrder(report.rows).slice(before, before + (report.top ?? part.perPage));
  const left = new Map(report.rows.map((row) => [row.key, row]));
  const lines = ordered.map((first, at): Line => {
    const texts = table?.lines[at]?.split('\t') ?? [];
    const key = report.keyAt.map((column) => texts[column]).join(' ');
    const found = left.get(key);
    // Only rows that tie may change places.
    const row = found?.order === first.order ? found : first;
    left.delete(row.key);
    return cellsOf(row, before + at + 1);
  });
  const isThai = look.language === 'th';
  const total = report.rows.length;
  const to = Math.min(total, before + part.perPage);
  const range = `${count(total === 0 ? 0 : before + 1)}–${count(to)} ${isThai ? 'จาก' : 'of'} ${count(total)}`;
  const expected: Expected[] = [
    windowLine(look, false),
    { name: isThai ? 'สรุป' : 'Summary', lines: report.strip.map((figure): Line => [figure]) },
    { name: 'table', lines },
    ...(report.chosen && !part.isPaper ? [{ name: 'choice', lines: [[report.chosen]] }] : []),
    ...(report.top || part.isPaper ? [] : [{ name: 'pages', lines: [[String(part.perPage)], [range]] }]),
  ];
  // A ranking intentionally displays only its first rows, without a sentence about the others.
  const isCut = part.isPaper && !report.top && total > part.perPage;
  const sentences = [
    ...(report.sentence ? [report.sentence] : []),
    ...(isCut ? [[count(part.perPage), count(total)]] : []),
  ];
  return match(seen, expected, sentences);
}

const cellsOf = ({ values }: Row, place: number): Cell[] =>
  values.flatMap((value) => (value === PLACE ? [count(place)] : value.screen === undefined ? [] : [value.screen]));

/** The expected content of a file. */
export type Filed = Pick<Report, 'title' | 'rows'> & {
  /** A page without filters has no line of them in its file. */
  readonly hasFilters?: boolean;
};

/** Compares a file of a report, row by row, with its expected content: its title, all rows, and their totals. */
export function matchFile(
  rows: readonly (readonly string[])[],
  report: Filed,
  look: Pick<Look, 'window' | 'branchName' | 'language'>,
): Compared {
  const { hasFilters = true } = report;
  const compared: Compared = { figures: 0, differences: [], notCompared: [] };
  const check = (label: string, expected: string, seen: string | undefined, figures: number) => {
    if (expected === seen) compared.figures += figures;
    else compared.differences.push({ label, expected, seen: seen ?? 'nothing' });
  };
  const days = daysText(look.window.days, look.language);
  check('title', report.title[look.language], rows[0]?.[0], 0);
  check('days', days, rows[1]?.[1], figuresIn(days).length);
  check(
    'branch',
    look.branchName ?? (look.language === 'th' ? 'ทุกสาขา' : 'All branches'),
    rows[hasFilters ? 3 : 2]?.[1],
    0,
  );
  // The title, an empty row, and the headings.
  const left = rows.slice((hasFilters ? 6 : 5) + 2);
  const columns = report.rows[0]?.values.filter(({ file }) => file !== undefined) ?? [];
  const last = left.pop() ?? [];
  const reported = inOrder(report.rows).map((row) => ({ row, said: signature(fileOf(row)) }));
  const open = new Map<string, typeof reported>();
  for (const each of reported) open.set(each.said, [...(open.get(each.said) ?? []), each]);
  for (let at = 0; at < Math.max(left.length, reported.length); at += 1) {
    const [cells, should] = [left[at], reported[at]];
    const said =
      should && cells
        ? signature(fileOf(should.row).map((value, column) => (value === null ? null : cells[column])))
        : undefined;
    const found = said === undefined ? undefined : open.get(said)?.pop();
    const isRight = found !== undefined && found.row.order === should?.row.order;
    check(
      `row ${at + 1}`,
      should?.said ?? 'no row',
      isRight ? should?.said : cells?.join(' | '),
      numbersIn(should?.row),
    );
  }
  for (const [column, { adds }] of columns.entries()) {
    if (adds === undefined) continue;
    const total = report.rows.reduce(
      (sum, { values }) => sum + (values.filter(({ file }) => file !== undefined)[column]?.adds ?? 0),
      0,
    );
    check(`sum of column ${column + 1}`, String(total), String(Math.round(Number(last[column]) * 100)), 1);
  }
  return compared;
}

const fileOf = ({ values }: Row): Value['file'][] => values.flatMap(({ file }) => (file === undefined ? [] : [file]));

/** Returns one text for all compared cells; numbers in hundredths. */
function signature(cells: readonly Value['file'][]): string {
  return cells
    .map((cell) => {
      if (cell === null) return '';
      const number = typeof cell === 'number' ? cell : /^-?\d+(\.\d+)?$/.test(cell ?? '') ? Number(cell) : Number.NaN;
      return Number.isNaN(number) ? String(cell ?? '') : String(Math.round(number * 100));
    })
    .join(' | ');
}

const numbersIn = (row: Row | undefined): number =>
  row ? fileOf(row).filter((value) => typeof value === 'number').length : 0;
