import { isDenied } from '../app/isDenied.ts';

/** A page of rows with the state of its query. */
export interface ListRows<Row> {
  /** undefined until the first page is loaded. */
  readonly items: readonly Row[] | undefined;
  readonly total: number;
  /** Whether the rows are still those of the previous page or filter. */
  readonly isPrevious: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Whether the role may not read them. */
  readonly isDenied: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface Query<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** Returns the rows of a list from its query; the previous page stays until the next one is loaded. */
export function listRows<Data, Row>(
  { data, previousData, error, loading, refetch }: Query<Data>,
  pageOf: (data: Data) => Page<Row> | null | undefined,
): ListRows<Row> {
  const current = data ?? previousData;
  const page = current === undefined ? undefined : pageOf(current);
  return {
    items: page?.items,
    total: page?.total ?? 0,
    isPrevious: data === undefined && page !== undefined,
    isLoading: loading,
    isFailed: Boolean(error) && data === undefined,
    isDenied: isDenied(error),
    refetch,
  };
}

/** Returns one page of rows that were all loaded at once. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Page<Row> => ({
  items: rows.slice((page - 1) * perPage, page * perPage),
  total: rows.length,
});
