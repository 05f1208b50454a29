import { FIGURE_PAGES } from './pages.ts';

/** One entry of the side drawer of business insight. */
export interface Section {
  readonly path: string;
  /** BI-01 Its name, as the documents write it in English. */
  readonly title: { readonly th: string; readonly en: string };
  /** Shown, but not to be opened. */
  readonly isDisabled?: boolean;
}

/**
 * BI-01 The side drawer of business insight, in its order. A new page adds one line here, and its route in `routes.tsx`; what has no
 * route yet is not shown. Its page stands in `<InsightFrame path="/bi/…">`.
 */
export const SECTIONS: readonly Section[] = [
  { path: '/bi', title: { th: 'ภาพรวม', en: 'OVERVIEW' } },
  { path: '/bi/revenue', title: { th: 'รายได้', en: 'REVENUE' } },
  { path: '/bi/customer', title: { th: 'ลูกค้า', en: 'CUSTOMER' } },
  { path: '/bi/loyalty', title: { th: 'แต้มสะสม', en: 'LOYALTY' } },
  { path: '/bi/ranking', title: { th: 'อันดับ', en: 'RANKING' } },
  { path: '/bi/productandCategory', title: { th: 'สินค้า', en: 'PRODUCT' } },
  ...FIGURE_PAGES.map(({ path, title: { th, en } }) => ({ path, title: { th, en: en.toUpperCase() } })),
  { path: '/insight/dashboards', title: { th: 'แดชบอร์ด', en: 'DASHBOARDS' } },
  { path: '/bi/inventory', title: { th: 'สินค้าคงคลัง', en: 'INVENTORY' }, isDisabled: true },
];

/** The section that a page of business insight belongs to: `/bi/revenue/void` to `/bi/revenue`. */
export function sectionOf(path: string): Section | undefined {
  const above = SECTIONS.filter((section) => path === section.path || path.startsWith(`${section.path}/`));
  return above.sort((a, b) => b.path.length - a.path.length)[0];
}
