/** HOME-14 Display settings that are the same for every merchant unless its profile says otherwise (OP-58). */
export const DISPLAY_SETTINGS = {
  taxId: '-',
  showVat: false,
  liteMode: false,
  hideProductCode: true,
  // What stands at the end of a receipt, in the language that it is printed in.
  receiptFooter: { th: 'ขอบคุณที่ใช้บริการ', en: 'Thank you' },
  apiVersion: 'v3.0',
} as const;
