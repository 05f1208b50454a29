import { isDenied } from '../app/isDenied.ts';

/** A page of rows, as its query has it. */
export interface ListRows<Row> {
  /** undefined until the first page has come. */
  readonly items: readonly Row[] | undefined;
  readonly total: number;
  /** They are those of the page or the filter before. */
  readonly isPrevious: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** The role may not read them. */
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

/** The rows of a list from the query of its page; the page before stands until the next one comes. */
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

/** One page of rows that have all come at once. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Page<Row> => ({
  items: rows.slice((page - 1) * perPage, page * perPage),
  total: rows.length,
});
