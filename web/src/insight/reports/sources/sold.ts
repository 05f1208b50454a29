import { marginPercent } from '@taem/domain/catalogue/margin.ts';
import { behindCategory, behindProduct } from '@taem/domain/insight/drill/behindRow.ts';
import {
  CategoryReportDocument,
  type CategoryReportQuery,
  MarginReportDocument,
  type MarginReportQuery,
  ProductReportDocument,
  type ProductReportQuery,
} from '../../gql/graphql.ts';
import { ALL, type Column, defineSource, type Order, type ReportQuery } from '../report.ts';
import { down, STRIP, summed, textColumn, words } from '../words.ts';

type Product = NonNullable<ProductReportQuery['statistics']['products']>['items'][number];
type Category = NonNullable<CategoryReportQuery['statistics']['productCategories']>['items'][number];
/** The fields that products and categories have in common. */
type Sold = Pick<Product, 'totalTransactions' | 'totalQuantity' | 'totalRevenue' | 'totalMembers'>;

const rank: Column<Sold> = {
  name: 'rank',
  words: words('อันดับ', 'Ranking'),
  kind: 'count',
  value: (_row, _say, place) => place,
  wire: '#',
};

const figures: readonly Column<Sold>[] = [
  {
    name: 'transactions',
    words: words('จำนวนบิล', 'Transactions'),
    kind: 'count',
    value: (row) => row.totalTransactions,
    wire: 'total_transaction',
  },
  summed('quantity', words('จำนวนชิ้น', 'Quantity'), 'count', 'total_qty', (row) => row.totalQuantity),
  summed('revenue', words('รายได้รวม (บาท)', 'Total Revenue'), 'money', 'total_revenue', (row) => row.totalRevenue),
  {
    name: 'members',
    words: words('จำนวนสมาชิก', 'Total Member'),
    kind: 'count',
    value: (row) => row.totalMembers,
    wire: 'totalMember',
  },
];

type Costed = Pick<Product, 'totalQuantity' | 'totalRevenue'> &
  NonNullable<MarginReportQuery['statistics']['products']>['items'][number];

const costed: readonly Column<Costed>[] = [
  {
    name: 'cost',
    words: words('ต้นทุน (บาท)', 'Cost (THB)'),
    kind: 'money',
    value: (row) => row.cost,
    wire: 'cost',
    sums: true,
  },
  {
    name: 'margin',
    words: words('กำไรขั้นต้น (บาท)', 'Margin (THB)'),
    kind: 'money',
    value: (row) => row.margin,
    wire: 'margin',
    sums: true,
  },
  {
    name: 'percent',
    words: words('กำไร %', 'Margin %'),
    kind: 'money',
    value: ({ cost, margin }) => marginPercent(cost, margin),
    wire: 'margin_percent',
  },
  {
    name: 'uncosted',
    words: words('ไม่ทราบต้นทุน (ชิ้น)', 'Unknown cost'),
    kind: 'count',
    value: (row) => row.uncostedQuantity,
    wire: 'uncosted_qty',
    sums: true,
  },
];

/** BI-38 */
const orders: Readonly<Record<string, Order>> = {
  price: down('TOTAL_REVENUE', 'total_revenue', words('ยอดขาย', 'Price')),
  quantity: down('TOTAL_QUANTITY', 'total_qty', words('จำนวนชิ้น', 'Quantity')),
  transactions: down('TOTAL_TRANSACTIONS', 'total_transaction', words('จำนวนบิล', 'Transactions')),
  member: down('TOTAL_MEMBERS', 'totalMember', words('จำนวนสมาชิก', 'By member')),
  name: { words: words('ชื่อ', 'Name'), field: 'NAME', direction: 'ASC', wire: 'name' },
  margin: down('MARGIN', 'margin', words('กำไรขั้นต้น', 'Margin')),
  cost: down('COST', 'cost', words('ต้นทุน', 'Cost')),
};

const paged = ({ range, branchId, page, perPage, order }: ReportQuery) => ({
  range,
  branchId,
  page,
  perPage,
  sort: order && { field: order.field, direction: order.direction },
});

/** Returns the chosen value; null for `all`, which filters nothing. */
const chosen = ({ filter }: ReportQuery, name: string) => (filter[name] && filter[name] !== ALL ? filter[name] : null);

/** Whether all sold goods are included, so that their sum is comparable with that of all sales. */
const isOfAll = (query: ReportQuery) => ['product', 'category', 'subCategory'].every((name) => !chosen(query, name));

interface Page<Row> {
  items: readonly Row[];
  total: number;
  totals?: { totalQuantity: number; totalRevenue: number } | null;
}

interface Statistics {
  range: { from: string; to: string };
  totalRevenue?: { total: number } | null;
}

const read = <Row>({ range, totalRevenue }: Statistics, page: Page<Row> | null | undefined, isAll: boolean) =>
  page?.totals
    ? {
        range,
        ...(totalRevenue && { ofLines: { lines: page.totals.totalRevenue, sales: isAll ? totalRevenue.total : null } }),
        rows: page.items,
        total: page.total,
        strip: [
          { words: STRIP.quantity, value: page.totals.totalQuantity },
          { words: STRIP.revenue, value: page.totals.totalRevenue },
        ],
      }
    : null;

/** BI-47, BI-55 */
export const PRODUCTS = defineSource<ProductReportQuery, Product>({
  document: ProductReportDocument,
  orders,
  columns: [
    rank,
    textColumn('code', words('รหัสสินค้า', 'Product Code'), 'code', (row) => row.code),
    textColumn('name', words('ชื่อสินค้า', 'Product Name'), 'name', (row) => row.name),
    ...figures,
  ],
  variables: (query) => {
    const product = chosen(query, 'product');
    const filter = {
      categoryId: chosen(query, 'category'),
      subCategoryId: chosen(query, 'subCategory'),
      productIds: product ? [product] : null,
    };
    return { ...paged(query), filter };
  },
  read: ({ statistics }, query) => read(statistics, statistics.products, isOfAll(query)),
  keyOf: ({ productId }) => productId,
  behind: behindProduct,
  opens: 'name',
  file: {
    path: 'products',
    filter: (query) =>
      Object.fromEntries(
        [
          ['category_id', chosen(query, 'category')],
          ['sub_category_id', chosen(query, 'subCategory')],
          ['product_id', chosen(query, 'product')],
        ].filter(([, value]) => value),
      ),
  },
});

/** Revenue, cost and margin of products, for users who may see these. */
export const MARGINS = defineSource<MarginReportQuery, Costed>({
  document: MarginReportDocument,
  orders,
  columns: [
    textColumn('code', words('รหัสสินค้า', 'Product Code'), 'code', (row) => row.code),
    textColumn('name', words('ชื่อสินค้า', 'Product Name'), 'name', (row) => row.name),
    ...figures
      .filter(({ name }) => name === 'quantity' || name === 'revenue')
      .map((column) => column as Column<unknown> as Column<Costed>),
    ...costed,
  ],
  variables: paged,
  read: ({ statistics: { range, products } }) =>
    products?.totals
      ? {
          range,
          rows: products.items,
          total: products.total,
          strip: [
            { words: words('ต้นทุนรวม (บาท)', 'Total cost (THB)'), value: products.totals.cost ?? 0 },
            { words: words('กำไรขั้นต้นรวม (บาท)', 'Total margin (THB)'), value: products.totals.margin ?? 0 },
            { words: words('ไม่ทราบต้นทุน (ชิ้น)', 'Cost unknown (items)'), value: products.totals.uncostedQuantity ?? 0 },
          ],
        }
      : null,
  keyOf: ({ productId }) => productId,
  behind: behindProduct,
  opens: 'name',
  file: { path: 'products' },
});

export const CATEGORIES = defineSource<CategoryReportQuery, Category>({
  document: CategoryReportDocument,
  orders,
  columns: [
    rank,
    textColumn('name', words('หมวดหมู่', 'Category'), 'name', (row, say) => row.name ?? say.word('NO_CATEGORY')),
    ...figures,
  ],
  variables: paged,
  read: ({ statistics }) => read(statistics, statistics.productCategories, true),
  keyOf: ({ categoryId }) => categoryId ?? '',
  behind: behindCategory,
  opens: 'name',
  file: { path: 'product-categories' },
});
