import { SALES_FILTER } from '../../transactions/salesFilter.ts';
import type { SalesScope } from './filterOfKey.ts';
import { MARK_SUMS, type MarkFigure } from './markFigure.ts';

/** What the list of sales receives about the mark that opened it. */
export interface Drill {
  figure: MarkFigure;
  /** Where the mark was drawn: a path of this product; null when it is not known. */
  back: string | null;
}

/** Branch of an address that asks for every branch, whichever is in force. */
export const ALL_BRANCHES = 'all';

/** Names of the parameters of a drill, beside those of the list's own filter. */
export const DRILL_NAMES = ['mark', 'figure', 'back'] as const;

/** Where the sales behind a mark are listed, with its figure to compare their sum with. */
export function drillAddress({ range, branchId, filter }: SalesScope, drill: Drill): string {
  const address = new URLSearchParams({
    from: range.from,
    to: range.to,
    branchId: branchId ?? ALL_BRANCHES,
    ...SALES_FILTER.write(filter),
    mark: drill.figure.sum,
    figure: String(drill.figure.value),
    ...(drill.back && { back: drill.back }),
  });
  return `/transactions?${address}`;
}

/** Reads an address that a person may have typed; null where there is no figure to compare with. */
export function readDrill(address: URLSearchParams): Drill | null {
  const sum = MARK_SUMS.find((name) => name === address.get('mark'));
  const text = address.get('figure') ?? '';
  if (!sum || !/^-?\d{1,13}(\.\d+)?$/.test(text)) return null;
  const back = address.get('back');
  return { figure: { sum, value: Number(text) }, back: back && isOwnPath(back) ? back : null };
}

/** Of business insight and nowhere else: who sent the link does not choose where it leads out to. */
const isOwnPath = (path: string): boolean => /^\/(bi|insight|home)?([/?#]|$)/.test(path) && !/^\/[/\\]/.test(path);
