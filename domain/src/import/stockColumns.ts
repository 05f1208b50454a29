import type { ImportField } from './ImportField.ts';

/** The columns for stock in a file of products, besides the fields of the products. */
export const STOCK_COLUMNS: readonly ImportField[] = [
  {
    path: 'stock',
    label: { th: 'คงเหลือ', en: 'In stock' },
    kind: 'integer',
    aliases: [
      ...['Stock', 'Quantity', 'Qty', 'Stock Quantity', 'Current Quantity', 'Variant Inventory Qty', 'On Hand'],
      ...['qty_available', 'Quantity On Hand', 'จำนวน', 'จำนวนคงเหลือ', 'สต็อก', 'สต๊อก', 'สต็อกคงเหลือ', 'ยอดคงเหลือ'],
    ],
    about: {
      th: 'จำนวนตั้งต้นของสาขาที่นำเข้า ใช้เมื่อสาขายังไม่มีสต็อกของสินค้านี้',
      en: 'What the branch begins with; taken where it has no stock of the product yet.',
    },
  },
  {
    path: 'cost',
    label: { th: 'ต้นทุน', en: 'Cost' },
    kind: 'money',
    aliases: [
      ...['Cost per item', 'Purchase cost', 'Default Unit Cost', 'standard_price', 'Unit Cost', 'Cost Price'],
      ...['ราคาทุน', 'ทุน', 'ต้นทุนต่อหน่วย', 'ต้นทุนต่อชิ้น'],
    ],
    about: {
      th: 'ราคาทุนต่อชิ้น เก็บในใบรับสินค้าของสต็อกตั้งต้น',
      en: 'Of one piece; kept with the goods received that the stock begins with.',
    },
  },
];

/** Returns the column for the stock of one branch. */
export const stockOfBranch = ({ id, name }: { id: string; name: string }): ImportField => ({
  path: `stock.${id}`,
  label: { th: `คงเหลือ [${name}]`, en: `In stock [${name}]` },
  kind: 'integer',
  aliases: [`Current Quantity ${name}`, `Stock [${name}]`, `สต็อก [${name}]`],
});
