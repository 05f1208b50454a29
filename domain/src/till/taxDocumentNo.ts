import type { TaxDocumentKind } from './taxDocument.ts';

/** Where a series of numbers is drawn: at a till of a branch, or at its devices that are no till. */
export interface TaxSeries {
  branchCode: string;
  tillCode: string | null;
}

/** What every number of a series begins with, such as `B01-T1`; upper case, as devices write codes of tills in any. */
export const seriesPrefix = ({ branchCode, tillCode }: TaxSeries): string =>
  [branchCode, tillCode?.toUpperCase()].filter(Boolean).join('-');

/** How the number of a tax document is written, as `tax_document_no.sql` does. */
export const taxDocumentNo = (series: TaxSeries, kind: TaxDocumentKind, number: number): string =>
  [seriesPrefix(series), kind.charAt(0), String(number).padStart(6, '0')].join('-');
