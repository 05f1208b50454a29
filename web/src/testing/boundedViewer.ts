import { DOCUMENTED_COUNTER } from '@taem/domain/merchant/counterSetting.ts';

/** The default limits of what a shop sells at once, and the steps of a sale in the documents. */
export const boundedViewer = {
  __typename: 'Viewer',
  id: 'user-1',
  billBounds: {
    __typename: 'BillBounds',
    id: 'self',
    maxUnitPrice: 1_000_000,
    maxLineQuantity: 1_000,
    maxBillAmount: 1_000_000,
    maxTypedDiscountPercent: 50,
  },
  counter: {
    __typename: 'CounterSetting',
    id: 'self',
    ...DOCUMENTED_COUNTER,
  },
  addedVat: null,
} as const;
