import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { usePermission } from '../../app/permission.ts';
import type { ExportFormat } from '../../list/download.ts';
import type { ListShape, ListState } from '../../list/listAddress.ts';
import { NOTHING } from '../../ui/nothing.ts';
import type { CountHeadFragment } from '../gql/graphql.ts';
import { useCountMessages } from './messages.ts';

/** The sheet of a count in its address. */
export const SHEET = { filters: ['show'], sorts: {}, columns: [], perPage: 25 } as const satisfies ListShape;

/** The filters of the values of `show`. */
const NARROWED: Readonly<Record<string, { readonly isCounted?: boolean; readonly isDifferent?: boolean }>> = {
  uncounted: { isCounted: false },
  counted: { isCounted: true },
  different: { isDifferent: true },
};

/** Returns the state of the sheet as variables of its query. */
export function sheetVariables(countId: string, { page, perPage, keyword, filter }: ListState) {
  const narrowed = NARROWED[filter.show ?? ''] ?? {};
  return { page, perPage, keyword: keyword.trim() || null, filter: { countId, ...narrowed } };
}

/** Returns the address of the sheet as a file, with its current filters. */
export function useSheetAddress(count: CountHeadFragment, { keyword, filter }: ListState) {
  const t = useCountMessages();
  const { canRead: mayKnowCost } = usePermission(PAGE.cost);
  const { isCounted, isDifferent } = NARROWED[filter.show ?? ''] ?? {};
  const hasExpected = count.differences != null;
  const columns = [
    ['code', t('line.code')],
    ['name', t('line.name')],
    ...(hasExpected ? [['expected', t('line.expected'), 'sum']] : []),
    ['counted', t('line.counted'), 'sum'],
    ...(hasExpected ? [['difference', t('line.difference'), 'sum']] : []),
    ...(count.isClosed && mayKnowCost ? [['value', t('line.value'), 'sum']] : []),
    ['reason', t('line.reason')],
    ['counted_at', t('line.countedAt')],
    ['counted_by_name', t('line.countedBy')],
  ];
  const narrowed = {
    count_id: count.id,
    ...(isCounted !== undefined && { is_counted: isCounted }),
    ...(isDifferent !== undefined && { is_different: isDifferent }),
  };
  return (format: ExportFormat) => {
    const query = new URLSearchParams({
      ...{ format, columns: JSON.stringify(columns), total: t('sheet.total') },
      ...{ above: JSON.stringify([[count.name], [count.branch?.name ?? NOTHING]]) },
      ...{ filter: JSON.stringify(narrowed), sort: JSON.stringify({ name: 1 }) },
      ...(keyword.trim() && { keyword: keyword.trim() }),
    });
    return `/export/stock-count-lines?${query}`;
  };
}
