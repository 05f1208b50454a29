import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { UnsoldProductsDocument, type UnsoldProductsQuery } from '../gql/graphql.ts';
import { ALL, type Column, defineSource, type Order, type Report, type ReportQuery } from '../reports/report.ts';
import { down, textColumn, words } from '../reports/words.ts';

type Product = NonNullable<UnsoldProductsQuery['statistics']['unsoldProducts']>['items'][number];

const up = (field: string, wire: string, said: Order['words']): Order => ({
  words: said,
  field,
  wire,
  direction: 'ASC',
});

const orders: Readonly<Record<string, Order>> = {
  longest: up('LAST_SOLD_DATE', 'last_sold', words('ขายล่าสุดนานที่สุดก่อน', 'Longest without a sale')),
  value: down('STOCK_VALUE', 'stock_value', words('มูลค่าสินค้าคงเหลือ', 'Value in stock')),
  stock: down('STOCK_QUANTITY', 'stock_qty', words('คงเหลือ (ชิ้น)', 'Items in stock')),
  price: down('RETAIL_PRICE', 'retail_price', words('ราคา', 'Price')),
  name: up('NAME', 'name', words('ชื่อ', 'Name')),
};

const category = ({ filter }: ReportQuery) => {
  const id = filter.categoryNow;
  return id && id !== ALL ? id : null;
};

const figure = (
  name: string,
  said: Order['words'],
  kind: 'count' | 'money',
  wire: string,
  value: Column<Product>['value'],
): Column<Product> => ({ name, words: said, kind, wire, value });

const UNSOLD = defineSource<UnsoldProductsQuery, Product>({
  document: UnsoldProductsDocument,
  orders,
  columns: [
    textColumn('code', words('รหัสสินค้า', 'Product Code'), 'code', (row) => row.code),
    textColumn('name', words('ชื่อสินค้า', 'Product Name'), 'name', (row) => row.name),
    textColumn('category', words('หมวดหมู่', 'Category'), 'category.name', (row) => row.category?.name),
    textColumn('lastSold', words('ขายล่าสุด', 'Last sold'), 'last_sold', ({ lastSoldDate: day }, say) =>
      day ? writtenDay(day, say.language) : say.word('NEVER_SOLD'),
    ),
    figure('price', words('ราคา (บาท)', 'Price (THB)'), 'money', 'retail_price', (row) => row.retailPrice),
    {
      ...figure('stock', words('คงเหลือ (ชิ้น)', 'In stock'), 'count', 'stock_qty', (row) => row.stockQuantity),
      sums: true,
    },
    {
      ...figure(
        'value',
        words('มูลค่าตามราคาขาย (บาท)', 'Value at price (THB)'),
        'money',
        'stock_value',
        (row) => row.stockValue,
      ),
      sums: true,
    },
  ],
  variables: (query) => ({
    range: query.range,
    branchId: query.branchId,
    page: query.page,
    perPage: query.perPage,
    filter: { categoryId: category(query) },
    sort: query.order && { field: query.order.field, direction: query.order.direction },
  }),
  read: ({ statistics: { range, unsoldProducts: page } }) => {
    if (!page) return null;
    const { stockQuantity, stockValue } = page.totals ?? {};
    const strip = [
      { words: words('สินค้าที่ไม่มีใครซื้อ', 'Products no one bought'), value: page.total },
      ...(stockQuantity == null ? [] : [{ words: words('คงเหลือ (ชิ้น)', 'Items in stock'), value: stockQuantity }]),
      ...(stockValue == null
        ? []
        : [{ words: words('มูลค่าตามราคาขาย (บาท)', 'Value at price (THB)'), value: stockValue }]),
    ];
    return { range, rows: page.items, total: page.total, strip };
  },
  keyOf: ({ productId }) => productId,
  behind: ({ productId }) => ({ of: 'product', id: productId }),
  opens: 'name',
  file: {
    path: 'unsold-products',
    filter: (query) => (category(query) ? { category_id: category(query) } : {}),
  },
});

const GOODS = ['code', 'name', 'category', 'lastSold', 'price'];
const STOCK = ['stock', 'value'];
const GOODS_ORDERS = ['longest', 'price', 'name'];

/** Returns the report of products on sale that no one bought, with their stock for users who may see it. */
export const unsoldReport = (includesStock: boolean): Report => ({
  title: words('สินค้าที่ขายไม่ได้', 'Unsold products'),
  section: '/bi/productandCategory',
  source: UNSOLD,
  columns: includesStock ? [...GOODS, ...STOCK] : GOODS,
  orders: includesStock ? [...GOODS_ORDERS, 'stock', 'value'] : GOODS_ORDERS,
  filters: ['categoryNow'],
});
