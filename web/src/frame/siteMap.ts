import { PAGE, type PageCode } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import type { Part, Place, Section, Words } from '../app/siteMap.ts';

const words = (th: string, en: string): Words => ({ th, en });

interface Options {
  /** Its name in the map, if that is shorter than the one of the page. */
  readonly title?: Words;
  /** Its name in the navigation, where there is little room. */
  readonly short?: Words;
  /** The right that makes the map list it, if others may enter it only by a link they were given. */
  readonly right?: PageCode;
  /** Lists it also for users who may write but not read. */
  readonly isForWriters?: boolean;
  readonly below?: readonly Place[];
  readonly owns?: readonly string[];
}

/**
 * Returns the one map of the product: which pages belong to which part, and in which order. Navigation, doors of home,
 * management page and search are drawn from it; name and right of a page are those of its route. Pages that are only reached
 * from another page, such as that of a record, are not in it.
 */
export function siteMap(routes: readonly AreaRoute[]): readonly Part[] {
  const at = (
    path: string,
    { title, short, right, isForWriters = false, below = [], owns = [] }: Options = {},
  ): Place => {
    const route = routes.find((each) => each.path === path);
    if (!route) throw new Error(`The map leads to ${path}, and no route does.`);
    return {
      ...{ path, below, owns, isDisabled: false, isForWriters },
      title: title ?? route.title,
      short: short ?? title ?? route.title,
      right: right ?? route.permission,
    };
  };
  const all = (...paths: string[]) => paths.map((path) => at(path));
  const section = (title: Words, places: readonly Place[]): Section => ({ title, places });
  const home: Part = {
    ...{ name: 'home', title: words('หน้าแรก', 'Home'), overview: null, isManaged: false },
    sections: [section(words('เมนู', 'Menu'), all('/'))],
  };
  const sell: Part = {
    ...{ name: 'sell', title: words('ขายหน้าร้าน', 'Payment'), overview: null, isManaged: false },
    sections: [section(words('การขาย', 'Payment'), all('/payment', '/kitchen', '/customers/register'))],
  };
  const sales: Part = {
    ...{ name: 'sales', title: words('การขาย', 'Sales'), overview: null, isManaged: true },
    sections: [
      section(words('การขายและสิทธิประโยชน์', 'Sales and loyalty'), [
        at('/transactions', { short: words('ประวัติการขาย', 'Sales history') }),
        // A user who may only open and close shifts does so here too, and sees the shifts that they opened or closed.
        at('/shifts', { right: PAGE.shift, isForWriters: true }),
        ...all('/output-tax', '/payment-channels', '/member-tiers'),
        // HOME-06 The name as the documents write it.
        at('/offers', {
          title: words('ส่วนลดและข้อเสนอพิเศษ', 'Discount & Special Offers'),
          short: words('ส่วนลดและข้อเสนอ', 'Discounts and offers'),
        }),
      ]),
    ],
  };
  const customers: Part = {
    ...{ name: 'customers', title: words('ข้อมูลลูกค้า', 'Customer Insight'), overview: null, isManaged: false },
    sections: [
      section(words('ข้อมูลลูกค้า', 'Customer Insight'), [
        at('/ci'),
        at('/ci/member/search', { owns: ['/ci/member/profiles'] }),
        at('/ci/potential/search', { owns: ['/ci/potential'] }),
        at('/ci/member/merges'),
      ]),
    ],
  };
  const products: Part = {
    ...{ name: 'products', title: words('สินค้า', 'Products'), overview: null, isManaged: true },
    sections: [
      section(
        words('รายการสินค้า', 'Catalogue'),
        all('/products', '/product-categories', '/product-sub-categories', '/option-groups'),
      ),
      section(words('สต็อก', 'Stock'), [
        ...all('/stock/product', '/stock', '/stock-import'),
        at('/stock-counts', { right: PAGE.stockCount, isForWriters: true }),
        ...all('/suppliers', '/locations'),
      ]),
    ],
  };
  const insight: Part = {
    ...{ name: 'insight', title: words('วิเคราะห์ธุรกิจ', 'Business Insight'), overview: null, isManaged: false },
    sections: [
      // BI-01 The sections in their order.
      section(words('วิเคราะห์ธุรกิจ', 'Business Insight'), [
        at('/bi', { title: words('ภาพรวม', 'Overview') }),
        at('/insight', { short: words('สุขภาพร้าน', 'Health check') }),
        at('/bi/revenue', {
          title: words('รายได้', 'Revenue'),
          owns: ['/bi/report/revenue'],
          below: all('/bi/baskets'),
        }),
        at('/bi/customer', {
          title: words('ลูกค้า', 'Customer'),
          owns: ['/bi/report/customer'],
          below: all('/bi/buyers', '/bi/retention'),
        }),
        at('/bi/loyalty', {
          title: words('แต้มสะสม', 'Loyalty'),
          owns: ['/bi/report/loyalty', '/bi/report/each-loyalty'],
          below: all('/bi/points'),
        }),
        at('/bi/ranking', { title: words('อันดับ', 'Ranking'), owns: ['/bi/report/ranking'] }),
        at('/bi/productandCategory', {
          title: words('สินค้า', 'Product'),
          owns: ['/bi/report/product'],
          below: all('/bi/unsold'),
        }),
        {
          ...{ path: '/bi/inventory', below: [], owns: [], isDisabled: true, isForWriters: false },
          ...{ title: words('สินค้าคงคลัง', 'Inventory'), short: words('สินค้าคงคลัง', 'Inventory') },
          right: PAGE.businessInsight,
        },
        at('/insight/dashboards', { right: PAGE.businessInsight }),
        at('/insight/workbench', { right: PAGE.businessInsight }),
        at('/revenue-targets'),
      ]),
    ],
  };
  const management: Part = {
    ...{ name: 'management', title: words('การจัดการ', 'Management'), overview: '/management', isManaged: true },
    sections: [
      section(
        words('ร้านและทีมงาน', 'Shop and team'),
        all('/merchant-branches', '/tills', '/merchant-users', '/merchant-roles', '/calendar'),
      ),
      section(words('การตั้งค่า', 'Settings'), [
        at('/management/setting'),
        at('/management/profile', { short: words('โปรไฟล์', 'Profile'), owns: ['/change-password'] }),
        ...all('/service-accounts', '/security', '/changes'),
        at('/lists', { below: all(...REFERENCE_LISTS.flatMap(({ paths }) => paths)) }),
        at('/merchant-setting', { owns: ['/aboutshop'] }),
        at('/test'),
      ]),
      section(words('นักพัฒนา', 'Developers'), all('/sandbox')),
    ],
  };
  return [home, sell, sales, customers, products, insight, management];
}

/** MGMT-41 Reference lists that are consulted only occasionally, by topic. */
export const REFERENCE_LISTS: readonly { readonly title: Words; readonly paths: readonly string[] }[] = [
  {
    title: words('แต้มและสิทธิประโยชน์', 'Points and benefits'),
    paths: [
      ...['/earning-rules', '/member-badges', '/coupons', '/conditions'],
      ...['/reward-types', '/reward-items', '/reward-instances'],
    ],
  },
  {
    title: words('การชำระเงินและบิล', 'Payments and bills'),
    paths: ['/payment-methods', '/institutes', '/currencies', '/events'],
  },
  { title: words('สินค้า', 'Products'), paths: ['/attributes', '/colors', '/templates'] },
  { title: words('ลูกค้า', 'Customers'), paths: ['/occupations', '/socials', '/locales'] },
  { title: words('พื้นที่', 'Places'), paths: ['/provinces', '/districts', '/sub-districts', '/postcodes'] },
  { title: words('ระบบ', 'System'), paths: ['/menus'] },
];
