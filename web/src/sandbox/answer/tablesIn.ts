export type Cell = string | number | boolean | null;

/** A list of an answer as rows; or all values outside of lists, a row each. */
export interface AnswerTable {
  /** Keys of the answer, joined by dots; empty for the answer itself. */
  readonly path: string;
  readonly columns: readonly { readonly key: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly Cell[])[];
}

type Row = ReadonlyMap<string, Cell>;

/** Returns every list of objects in an answer, outer lists before inner ones, and then its plain values. */
export function tablesIn(data: unknown): AnswerTable[] {
  const lists = new Map<string, object[]>();
  gather(data, '', lists);
  const tables = [...lists].map(([path, objects]): AnswerTable => {
    const rows = objects.map((object): Row => new Map(flat(object)));
    const keys = [...new Set(rows.flatMap((row) => [...row.keys()]))];
    const valuesOf = (key: string) => rows.map((row) => row.get(key) ?? null);
    return {
      path,
      columns: keys.map((key) => column(key, valuesOf(key))),
      rows: rows.map((row) => keys.map((key) => row.get(key) ?? null)),
    };
  });
  const values = [...flat(data)].filter(([path]) => !lists.has(path));
  if (values.length === 0) return tables;
  return [...tables, { path: '', columns: [column('field', []), column('value', [])], rows: values }];
}

function gather(value: unknown, path: string, lists: Map<string, object[]>): void {
  if (Array.isArray(value)) {
    const objects = value.filter((one): one is object => typeof one === 'object' && one !== null);
    if (objects.length > 0) lists.set(path, [...(lists.get(path) ?? []), ...objects]);
    for (const one of objects) gather(one, path, lists);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) gather(inner, path === '' ? key : `${path}.${key}`, lists);
  }
}

/** Returns the plain values of an object, those of nested objects with both names, and the length of lists of objects. */
function flat(value: unknown, above = ''): [string, Cell][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, Cell][] => {
    const path = above === '' ? key : `${above}.${key}`;
    if (Array.isArray(inner)) return [[path, inner.some(isObject) ? `[${inner.length}]` : inner.join(', ')]];
    return isObject(inner) ? flat(inner, path) : [[path, inner as Cell]];
  });
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const column = (key: string, values: readonly Cell[]) => ({
  key,
  isNumber: values.some((value) => typeof value === 'number') && values.every((value) => typeof value !== 'string'),
});

/** The numbers of one object of an answer. */
export interface AnswerTotals {
  /** Path of the object, joined by dots. */
  readonly path: string;
  readonly figures: readonly { readonly name: string; readonly value: number }[];
}

/** Returns the numbers of an answer outside of lists, by their object. */
export function totalsIn({ rows }: AnswerTable): AnswerTotals[] {
  const totals = new Map<string, { name: string; value: number }[]>();
  for (const [field, value] of rows) {
    if (typeof value !== 'number') continue;
    const keys = String(field).split('.');
    const name = keys.pop() ?? '';
    const path = keys.join('.');
    totals.set(path, [...(totals.get(path) ?? []), { name, value }]);
  }
  return [...totals].map(([path, figures]) => ({ path, figures }));
}
