/** The pages of further figures, each with the menu of reports that it stands in too. */
export const FIGURE_PAGES = [
  { path: '/bi/baskets', menu: '/bi/revenue', title: { th: 'ขนาดตะกร้า', en: 'Basket sizes' } },
  { path: '/bi/buyers', menu: '/bi/customer', title: { th: 'กลุ่มผู้ซื้อ', en: 'Groups of buyers' } },
  { path: '/bi/retention', menu: '/bi/customer', title: { th: 'การกลับมาซื้อ', en: 'Retention' } },
  { path: '/bi/points', menu: '/bi/loyalty', title: { th: 'แต้มคงค้าง', en: 'Liability of points' } },
  {
    path: '/bi/unsold',
    menu: '/bi/productandCategory',
    title: { th: 'สินค้าที่ขายไม่ได้', en: 'Products that did not sell' },
  },
] as const;
