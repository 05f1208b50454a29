import { z } from 'zod';
import { optionalText, requiredText } from '../form/textField.ts';
import { MAX_PAPER_TEXT } from '../merchant/taxSetting.ts';
import { readTaxId, WRONG_TAX_ID } from '../person/taxId.ts';
import { plainDigits } from '../reading/plainDigits.ts';
import { addDays, addMonths, type Day } from '../time/calendar.ts';

/** `00000`, the branch number of every head office. */
export const HEAD_OFFICE = '00000';
export const MAX_BUYER_NAME = 200;
export const MAX_BUYER_ADDRESS = MAX_PAPER_TEXT;

const digitsOnly = (text: string | null): string | null => plainDigits(text ?? '').replace(/[\s-]/g, '') || null;

/** The buyer on a full tax invoice (docs/adr/0150). A person may have neither a tax id nor a branch number. */
export const taxBuyerForm = z
  .object({
    name: requiredText('Name is required', MAX_BUYER_NAME),
    address: requiredText('Address is required', MAX_BUYER_ADDRESS),
    taxId: optionalText()
      .transform(digitsOnly)
      .refine((taxId) => taxId === null || readTaxId(taxId) !== null, WRONG_TAX_ID),
    branchNo: optionalText()
      .transform(digitsOnly)
      .refine((number) => number === null || /^\d{5}$/.test(number), 'The branch number has 5 digits'),
  })
  .refine(({ taxId, branchNo }) => branchNo === null || taxId !== null, {
    path: ['taxId'],
    error: 'A branch number needs the tax id',
  });

/** The number of months after the month of the sale in which the buyer may still deduct the VAT and request a full invoice. */
export const FULL_INVOICE_MONTHS = 6;

/** Why a sale cannot have a full tax invoice. */
export type FullInvoiceObstacle = 'IS_RETURN' | 'NO_TAX_INVOICE' | 'ALREADY_VOID' | 'TAX_INVOICE_TOO_LATE';

/** Why its customer cannot request one on the receipt page. */
export type RequestedInvoiceObstacle = FullInvoiceObstacle | 'TAX_INVOICE_NOT_OFFERED';
/** The obstacles of a sale that has a tax invoice. */
export const RECEIPT_INVOICE_OBSTACLES = ['ALREADY_VOID', 'TAX_INVOICE_TOO_LATE', 'TAX_INVOICE_NOT_OFFERED'] as const;

export interface InvoicedSale {
  isReturn: boolean;
  isVoid: boolean;
  /** Whether it has an abbreviated invoice, which the full one replaces. */
  isInvoiced: boolean;
  soldOn: Day;
}

export function fullInvoiceObstacle(sale: InvoicedSale, today: Day): FullInvoiceObstacle | null {
  if (sale.isReturn) return 'IS_RETURN';
  if (!sale.isInvoiced) return 'NO_TAX_INVOICE';
  if (sale.isVoid) return 'ALREADY_VOID';
  const monthOfSale = `${sale.soldOn.slice(0, 7)}-01`;
  return today < addMonths(monthOfSale, FULL_INVOICE_MONTHS + 1) ? null : 'TAX_INVOICE_TOO_LATE';
}

/**
 * Returns the last day on which the customer of a sale may request its full invoice, by the number of days that the
 * shop allows.
 */
export const lastRequestDay = (soldOn: Day, requestDays: number): Day => addDays(soldOn, requestDays);

/**
 * Returns why a request on the receipt page is refused: it must be within the days that the shop allows (0 for none),
 * and never later than at the till.
 */
export function requestedInvoiceObstacle(
  sale: InvoicedSale,
  today: Day,
  requestDays: number,
): RequestedInvoiceObstacle | null {
  const obstacle = fullInvoiceObstacle(sale, today);
  if (obstacle !== null) return obstacle;
  if (requestDays === 0) return 'TAX_INVOICE_NOT_OFFERED';
  return today > lastRequestDay(sale.soldOn, requestDays) ? 'TAX_INVOICE_TOO_LATE' : null;
}
