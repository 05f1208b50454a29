import { describe, expect, test } from 'vitest';
import { MEMBER_IMPORT, POTENTIAL_IMPORT } from './customerColumns.ts';
import { findColumns, headMeanings } from './findColumns.ts';
import { findHeading } from './findHeading.ts';
import { headKey } from './headKey.ts';
import { PRODUCT_COLUMNS } from './productColumns.ts';
import { STOCK_COLUMNS } from './stockColumns.ts';

const goods = headMeanings(PRODUCT_COLUMNS);
const people = headMeanings(MEMBER_IMPORT);
const fields = (heads: readonly string[], meanings = goods) => findColumns(heads, meanings).map(({ field }) => field);

describe('a column is recognised', () => {
  test.each([
    ['by the name on the wire', ['code', 'retail_price'], ['code', 'retail_price']],
    [
      'whatever its case, spaces and signs',
      [' Retail Price *', 'RETAIL-PRICE', 'ราคา  '],
      ['retail_price', null, null],
    ],
    [
      'by its words in Thai',
      ['รหัสสินค้า', 'ชื่อ', 'ราคา', 'หมวดหมู่', 'สถานะ'],
      ['code', 'name', 'retail_price', 'category', 'status'],
    ],
    ['by its words in English', ['Code', 'Name', 'Price', 'Category'], ['code', 'name', 'retail_price', 'category']],
    ['without what stands in brackets behind it', ['ราคา (บาท)', 'Cost', 'ชื่อ (ไทย)'], ['retail_price', null, 'name']],
    [
      'never by a text that is longer than any head',
      [`ราคา (${'a'.repeat(200)})`, `Price${'('.repeat(5_000)}`],
      [null, null],
    ],
    [
      'by the price that a shelf has, where one without its tax stands beside it',
      ['ราคา (ไม่รวม VAT)', 'ราคา (รวม VAT)', 'เมนู'],
      [null, 'retail_price', 'name'],
    ],
    [
      'never where its brackets name another field',
      ['Code (SKU)', 'Name (code)', 'Price (unit)'],
      [null, null, 'retail_price'],
    ],
    ['and none that is something else', ['id', '__v', 'colour', ''], [null, null, null, null]],
  ])('%s', (_, heads, found) => {
    expect(fields(heads)).toEqual(found);
  });

  test.each([
    [
      'Loyverse',
      ['Handle', 'SKU', 'Name', 'Category', 'Description', 'Default price', 'Cost', 'Barcode', 'Price [Siam]'],
      ['handle', 'sku', 'name', 'category', 'desc', 'retail_price', 'code'],
    ],
    [
      'Square',
      ['Token', 'Item Name', 'Variation Name', 'SKU', 'Description', 'Reporting Category', 'GTIN', 'Price'],
      ['name', 'option1', 'sku', 'desc', 'category', 'code', 'retail_price'],
    ],
    [
      'Shopify',
      [
        'Handle',
        'Title',
        'Body (HTML)',
        'Vendor',
        'Type',
        'Tags',
        'Variant SKU',
        'Variant Price',
        'Variant Barcode',
        'Status',
      ],
      ['handle', 'name', 'desc', 'category', 'hashtags', 'sku', 'retail_price', 'code', 'status'],
    ],
    [
      'WooCommerce',
      [
        'ID',
        'Type',
        'SKU',
        'GTIN, UPC, EAN, or ISBN',
        'Name',
        'Short description',
        'Description',
        'Stock',
        'Sale price',
        'Regular price',
        'Categories',
        'Tags',
      ],
      ['sku', 'code', 'name', 'desc', 'retail_price', 'category', 'hashtags'],
    ],
    [
      'StoreHub',
      ['SKU', 'Product Name', 'Category', 'Price', 'Cost', 'Barcode', 'Tags'],
      ['sku', 'name', 'category', 'retail_price', 'code', 'hashtags'],
    ],
    [
      'Odoo',
      ['External ID', 'Name', 'Internal Reference', 'Barcode', 'Sales Price', 'Cost', 'Product Category'],
      ['name', 'sku', 'code', 'retail_price', 'category'],
    ],
  ])('in an export of goods from %s', (_, heads, found) => {
    expect(fields(heads).filter((field) => field !== null)).toEqual(found);
  });

  test.each([
    [
      'Loyverse',
      ['Customer name', 'Customer code', 'Email', 'Phone', 'Address', 'Note', 'Points balance', 'Total spent'],
      ['name', 'code', 'email', 'phone', 'address', 'merchant_remark', 'points', 'spent'],
    ],
    [
      'Square',
      ['Reference ID', 'First Name', 'Last Name', 'Email Address', 'Phone Number', 'Nickname', 'Birthday', 'Memo'],
      ['code', 'firstname', 'lastname', 'email', 'phone', 'nickname', 'birthdate', 'merchant_remark'],
    ],
    [
      'Shopify',
      ['Customer ID', 'First Name', 'Last Name', 'Email', 'Default Address Address1', 'Phone', 'Note', 'Tags'],
      ['code', 'firstname', 'lastname', 'email', 'address', 'phone', 'merchant_remark', 'tags'],
    ],
    [
      'a list by hand',
      ['ลำดับ', 'ชื่อ', 'นามสกุล', 'เบอร์โทร', 'วันเกิด', 'เพศ'],
      ['firstname', 'lastname', 'phone', 'birthdate', 'gender'],
    ],
  ])('in an export of customers from %s', (_, heads, found) => {
    expect(fields(heads, people).filter((field) => field !== null)).toEqual(found);
  });
});

test('of two columns for one field the surer is taken, then the first; the other is named with what is taken instead', () => {
  const found = findColumns(['Title', 'ชื่อ', 'Name (EN)', 'name'], goods);
  expect(found.map(({ field, by, instead }) => [field, by, instead])).toEqual([
    [null, null, 3],
    [null, null, 3],
    [null, null, 3],
    ['name', 'field', null],
  ]);
  expect(fields(['Price [Siam]', 'Price [Ari]'])).toEqual(['retail_price', null]);
});

test.each([
  [['ราคา (บาท)', 'ชื่อ (ไทย)', 'รหัสสินค้า (จำเป็น)', 'Category (required) *'], []],
  [['Price [Siam]', 'Code (13 digits)'], []],
  [
    ['Price (sale)', 'Name (old)'],
    ['sale', 'old'],
  ],
  [['Price (THB incl. VAT)'], ['THB incl. VAT']],
])('of %j what stands in brackets is not understood: %j', (heads, unsure) => {
  const found = findColumns(heads, headMeanings([...PRODUCT_COLUMNS, ...STOCK_COLUMNS]));
  expect(found.every(({ field }) => field !== null)).toBe(true);
  expect(found.flatMap(({ unread }) => unread ?? [])).toEqual(unsure);
});

test('a balance may be a debt, and brings no points; a phone of someone else and points that are gone are looked at', () => {
  expect(fields(['Balance', 'แต้มคงเหลือ'], people)).toEqual([null, 'points']);
  const found = findColumns(['แต้ม (ใช้ไปแล้ว)', 'เบอร์โทร (ญาติ)'], people);
  expect(found.map(({ unread }) => unread)).toEqual(['ใช้ไปแล้ว', 'ญาติ']);
});

test.each([
  [
    'below empty rows',
    [
      ['', ''],
      ['code', 'ชื่อ'],
    ],
    1,
  ],
  ['below a title and notes', [['รายการสินค้า ร้านตัวอย่าง'], [], ['พิมพ์เมื่อ', '1/2/2569'], ['รหัสสินค้า', 'ชื่อ', 'ราคา']], 3],
  [
    'where no name is recognised, as the first of the widest rows',
    [['Lista'], ['Viite', 'Tuote', 'Hinta'], ['A', 'B', '1']],
    1,
  ],
  [
    'below heads that stand over several of its columns',
    [
      ['ร้านน้ำชา', '', '', '', ''],
      ['', '', 'ราคา', '', 'สต็อก'],
      ['รหัส', 'ชื่อสินค้า', 'หน้าร้าน', 'เดลิเวอรี่', 'สาขา 1'],
      ['A1', 'ชาเขียว', '40', '50', '10'],
    ],
    2,
  ],
  [
    'where a row below has words of a heading',
    [
      ['code', 'name', 'price'],
      ['A', 'Price Code', '1'],
    ],
    0,
  ],
])('a heading is found %s', (_, rows, index) => {
  expect(findHeading(rows, goods)?.index).toBe(index);
});

test('no two fields of a record are recognised by the same words, unless by a rarer name of one of them', () => {
  for (const columns of [PRODUCT_COLUMNS, MEMBER_IMPORT, POTENTIAL_IMPORT]) {
    const seen = new Map<string, string>();
    for (const { path, label, isInternal } of columns) {
      for (const head of isInternal ? [path] : new Set([path, label.th, label.en].map(headKey))) {
        expect([head, seen.get(headKey(head)) ?? path]).toEqual([head, path]);
        seen.set(headKey(head), path);
      }
    }
  }
});
