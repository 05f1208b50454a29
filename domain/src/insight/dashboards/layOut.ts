import type { GraphQLSchema } from 'graphql';
import { toApproximateNumber } from '../../money/decimal.ts';
import type { TimeUnit } from '../../time/dayRange.ts';
import { besideBefore } from './besideBefore.ts';
import { type ComparedDays, comparedDays } from './comparedDays.ts';
import type { DashboardBody, DashboardPart } from './dashboardBody.ts';
import type { Drawing } from './dashboardLimits.ts';
import { drawingsFor, type FigureColumn, type FigurePart, figureParts } from './figureParts.ts';
import { readFormula } from './formula.ts';
import { joinRows } from './joinRows.ts';
import { readDocument } from './readDocument.ts';
import type { SentWith } from './rootArguments.ts';
import { seriesUnit } from './seriesUnit.ts';

export type FigureValue = string | number | boolean | null;

/** The answer of a GraphQL server. */
export interface DashboardAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: { readonly code?: string };
  }[];
}

/** A column of the contract, or a derived one. */
export interface LaidOutColumn {
  readonly key: string;
  readonly isKey: boolean;
  readonly kind: FigureColumn['kind'];
  /** The unit that a day stands for; null for any other value, and if that is unknown. */
  readonly unit: TimeUnit | null;
  /** null for a derived column. */
  readonly figure: FigureColumn | null;
  /** The name that the owner gave a derived column; null otherwise. */
  readonly name: string | null;
  /** Whether it has the figures of the previous days. */
  readonly isBefore: boolean;
}

/** Why a part has no figures: it is no longer selected, its columns cannot be computed, or it failed. */
export type PartFault =
  | { readonly code: 'NOT_ASKED' }
  | { readonly code: 'FAILED'; readonly reason: string; readonly message: string };

/** A formula that names something the part does not have. */
export interface ColumnFault {
  readonly column: string;
  readonly field: string;
  /** The fields that it could name. */
  readonly fields: readonly string[];
}

/** One part of a dashboard with its figures, for a screen to draw and a mail to write out. */
export interface LaidOutPart {
  readonly part: DashboardPart;
  /** null if the document no longer selects it. */
  readonly figure: FigurePart | null;
  /** The drawing that is used, one that is possible for the part. */
  readonly drawing: Drawing;
  readonly head: readonly {
    readonly column: LaidOutColumn;
    readonly value: FigureValue;
    readonly before: FigureValue;
  }[];
  readonly columns: readonly LaidOutColumn[];
  readonly rows: readonly (readonly FigureValue[])[];
  readonly fault: PartFault | null;
  readonly columnFaults: readonly ColumnFault[];
}

/**
 * Combines the parts of a dashboard with the answer; if the sent document is unknown, values that may be days are read
 * as days. The saved body is not trusted: faults are reported on the part.
 */
export function layOut(
  { document, parts }: Pick<DashboardBody, 'document' | 'parts'>,
  schema: GraphQLSchema,
  answer: DashboardAnswer,
  sent: SentWith | null = null,
): LaidOutPart[] {
  const read = readDocument(document);
  const figures = new Map(read.ok ? figureParts(read.read, schema).map((part) => [part.path, part]) : []);
  const run = sent?.document === undefined || sent.document === document ? read : readDocument(sent.document);
  return parts.map((part) => {
    const [root = ''] = part.path.split('.');
    const answered = (...keys: string[]) => within(answer.data, [root, ...keys]);
    const unit = run.ok ? seriesUnit(run.read, root, answered('by'), sent) : null;
    const ranges = { now: answered('range'), before: answered('previous', 'range') };
    const days = run.ok && unit ? comparedDays(run.read, root, unit, ranges, sent) : null;
    return laidOut(part, figures.get(part.path) ?? null, answer, { unit, days });
  });
}

function laidOut(
  part: DashboardPart,
  figure: FigurePart | null,
  answer: DashboardAnswer,
  series: { readonly unit: TimeUnit | null; readonly days: ComparedDays | null },
): LaidOutPart {
  const asColumn = (column: FigureColumn) => columnIn(column, series.unit);
  const nothing = { part, figure, head: [], columns: [], rows: [], columnFaults: [] };
  if (!figure) return { ...nothing, drawing: part.drawing, fault: { code: 'NOT_ASKED' } };
  const fits = drawingsFor(figure);
  const drawing = fits.includes(part.drawing) ? part.drawing : (fits[0] ?? 'TABLE');
  const keys = part.path.split('.');
  const failed = answer.errors?.find(
    ({ path }) => path && keys.every((key, at) => path[at] === undefined || path[at] === key),
  );
  const value = within(answer.data, keys);
  if (value == null && failed)
    return {
      ...nothing,
      drawing,
      fault: { code: 'FAILED', reason: failed.extensions?.code ?? 'UNKNOWN', message: failed.message },
    };
  const derived = part.columns.map(({ name, formula }) => ({ name, read: readFormula(formula) }));
  const among = figure.lists ? figure.columns : figure.head;
  const nameOf = ({ key }: FigureColumn) => key || lastKey(figure.path);
  const fields = among.filter(({ isKey }) => !isKey).map(nameOf);
  const columnFaults = derived.flatMap(({ name, read }) =>
    (read.ok ? read.formula.fields : [])
      .filter((field) => !fields.includes(field))
      .map((field) => ({ column: name, field, fields })),
  );
  const work = (values: readonly FigureValue[]): FigureValue[] =>
    derived.map(({ read }) => {
      const number = read.ok
        ? read.formula.valueOf((field) => {
            const found = values[among.findIndex((column) => !column.isKey && nameOf(column) === field)];
            return typeof found === 'number' ? found : null;
          })
        : null;
      return number && toApproximateNumber(number);
    });
  const derivedColumns = derived.map(
    ({ name }): LaidOutColumn => ({
      ...{ key: `= ${name}`, isKey: false, kind: 'number', unit: null, figure: null, name, isBefore: false },
    }),
  );
  const before = within(answer.data, [keys[0] ?? '', 'previous', ...keys.slice(1)]);
  const valuesIn = (object: unknown, keys: readonly { readonly key: string }[]) =>
    keys.map(({ key }) => plain(within(object, key)));
  const now = valuesIn(value, figure.head);
  const then = valuesIn(before, figure.head);
  const ofHead = figure.lists === null;
  const [nowWorked, thenWorked] = [ofHead ? work(now) : [], ofHead && before != null ? work(then) : []];
  const head = [...figure.head.map(asColumn), ...(ofHead ? derivedColumns : [])].map((column, at) => ({
    column,
    value: [...now, ...nowWorked][at] ?? null,
    before: [...then, ...thenWorked][at] ?? null,
  }));
  if (!figure.lists) return { part, figure, drawing, head, columns: [], rows: [], fault: null, columnFaults };
  const { lists, columns: own, hidden } = figure;
  const readRows = (read: readonly unknown[]) => {
    const keyed = read.map((row) => ({
      values: valuesIn(row, own),
      hidden: hidden.map((key) => plain(within(row, key))),
    }));
    // Values of an outer row are repeated in each of its inner rows, so adding those up would count them several times.
    const joined = lists.length === 1 ? joinRows(own, keyed) : keyed;
    return joined.map(({ values }) => [...values, ...work(values)]);
  };
  const columns = [...own.map(asColumn), ...derivedColumns];
  const rows = readRows(rowsIn(value, lists));
  const rowsThen = rowsIn(before, lists);
  // If only some rows were loaded, a missing counterpart proves nothing; also, the comparison must select the same
  // fields.
  const isWhole = !figure.isPaged && lists.length === 1 && hidden.length === 0;
  const isSame = rowsThen.every((row) => own.every(({ isKey, key }) => !isKey || within(row, key) !== undefined));
  const both = isWhole && isSame ? besideBefore(columns, { now: rows, before: readRows(rowsThen) }, series.days) : null;
  return { part, figure, drawing, head, ...(both ?? { columns, rows }), fault: null, columnFaults };
}

const columnIn = (figure: FigureColumn, series: TimeUnit | null): LaidOutColumn => ({
  key: figure.key,
  isKey: figure.isKey,
  kind: figure.kind,
  unit: figure.unit === 'SERIES' ? series : figure.unit,
  figure,
  name: null,
  isBefore: false,
});

const lastKey = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Returns the rows of the lists; rows of an inner list include the fields of their outer row. */
function rowsIn(value: unknown, [list = '', inner]: readonly string[]): unknown[] {
  const rows = within(value, list);
  if (!Array.isArray(rows)) return [];
  if (inner === undefined) return rows;
  return rows.flatMap((row) => {
    const within_ = within(row, inner);
    return Array.isArray(within_) ? within_.map((one) => put(row, inner.split('.'), one)) : [];
  });
}

function put(row: unknown, [key = '', ...rest]: string[], value: unknown): object {
  const outer = typeof row === 'object' && row !== null ? row : {};
  return { ...outer, [key]: rest.length === 0 ? value : put((outer as Record<string, unknown>)[key], rest, value) };
}

function within(value: unknown, path: string | readonly string[]): unknown {
  const keys = typeof path === 'string' ? (path === '' ? [] : path.split('.')) : path;
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

function plain(value: unknown): FigureValue {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.filter((one) => typeof one !== 'object').join(', ') : null;
}
