/** The part of the rules that says how much a shop sells at once, as it is until it is changed. */
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
} as const;
