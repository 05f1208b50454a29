import type { TaxDocumentKind } from './taxDocument.ts';

/** Where a number series is used: at a till of a branch, or (null) at its devices without a till. */
export interface TaxSeries {
  branchCode: string;
  tillCode: string | null;
}

/** Returns the prefix of a series' numbers, such as `B01-T1`; upper-cased, because devices write till codes in any case. */
export const seriesPrefix = ({ branchCode, tillCode }: TaxSeries): string =>
  [branchCode, tillCode?.toUpperCase()].filter(Boolean).join('-');

/** Writes the number of a tax document, as `tax_document_no.sql` does. */
export const taxDocumentNo = (series: TaxSeries, kind: TaxDocumentKind, number: number): string =>
  [seriesPrefix(series), kind.charAt(0), String(number).padStart(6, '0')].join('-');
