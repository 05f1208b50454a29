import { SALES_FILTER } from '../../transactions/salesFilter.ts';
import type { SalesScope } from './filterOfKey.ts';
import { MARK_SUMS, type MarkFigure } from './markFigure.ts';

/** What the list of sales receives about the mark that opened it. */
export interface Drill {
  figure: MarkFigure;
  /** The path of the page where the mark was drawn; null if unknown. */
  back: string | null;
}

/** The branch in an address for all branches, whichever branch is selected. */
export const ALL_BRANCHES = 'all';

/** Names of the parameters of a drill, besides those of the list's own filter. */
export const DRILL_NAMES = ['mark', 'figure', 'back'] as const;

/** Returns the address of the list of sales behind a mark, with its figure to compare their sum with. */
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

/** Reads an address, which may be typed; null if it has no figure to compare with. */
export function readDrill(address: URLSearchParams): Drill | null {
  const sum = MARK_SUMS.find((name) => name === address.get('mark'));
  const text = address.get('figure') ?? '';
  if (!sum || !/^-?\d{1,13}(\.\d+)?$/.test(text)) return null;
  const back = address.get('back');
  return { figure: { sum, value: Number(text) }, back: back && isOwnPath(back) ? back : null };
}

/** Whether a path is one of business insight: the sender of a link must not choose any other destination. */
const isOwnPath = (path: string): boolean => /^\/(bi|insight|home)?([/?#]|$)/.test(path) && !/^\/[/\\]/.test(path);
