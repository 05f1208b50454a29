import { VAT_PERCENT } from '../limits.ts';

/** HOME-14 Display settings that are the same for every merchant unless its profile says otherwise (OP-58). */
export const DISPLAY_SETTINGS = {
  vat: VAT_PERCENT,
  taxId: '-',
  showVat: false,
  liteMode: false,
  hideProductCode: true,
  receiptFooter: 'Thank you',
  apiVersion: 'v3.0',
} as const;
