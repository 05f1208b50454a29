import { TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import { PAGE_SIZES } from '../../list/listAddress.ts';
import type { Order, Report } from './report.ts';

export interface ReportState {
  readonly page: number;
  readonly perPage: number;
  readonly orderName: string;
  readonly order: Order | null;
  /** What was chosen; what is fixed is among it. */
  readonly filter: Readonly<Record<string, string>>;
}

/** Reads an address that a person may have typed: what makes no sense is as if it were not there. */
export function readReportAddress(report: Report, address: URLSearchParams): ReportState {
  const requested = address.get('sort') ?? '';
  const orderName = report.orders.includes(requested) ? requested : (report.orders[0] ?? '');
  const perPage = Number(address.get('perPage'));
  const chosen = report.filters.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    perPage: PAGE_SIZES.includes(perPage) ? perPage : TABLE_PAGE_SIZE,
    orderName,
    order: report.source.orders[orderName] ?? null,
    filter: { ...Object.fromEntries(chosen), ...report.fixed },
  };
}

/** The address with these choices, all else in it as it was; what is the default is left out. */
export function changeReportAddress(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | number>>,
): URLSearchParams {
  const written = new URLSearchParams(address);
  // What narrows a list begins at its first page.
  for (const [name, value] of Object.entries<string | number>({ page: 1, ...changes })) {
    const isDefault =
      value === '' || (name === 'page' && value === 1) || (name === 'perPage' && value === TABLE_PAGE_SIZE);
    if (isDefault) written.delete(name);
    else written.set(name, String(value));
  }
  return written;
}
