import { product } from '../catalogue/product.ts';
import type { ImportField } from './ImportField.ts';
import { importFieldsOf } from './importFieldsOf.ts';

const option = (number: number, aliases: readonly string[]): ImportField => ({
  path: `option${number}`,
  label: { th: `ตัวเลือก ${number}`, en: `Option ${number}` },
  kind: 'text',
  aliases: [`Option ${number} Value`, ...aliases],
  about: { th: 'เช่น สี ขนาด ต่อท้ายชื่อสินค้า', en: 'Such as a colour or a size; put behind the name.' },
});

/** MGMT-16 The columns of a file of products, with their names in exports of other systems. */
export const PRODUCT_COLUMNS: readonly ImportField[] = [
  ...importFieldsOf(product, {
    code: {
      example: { th: 'TEMPLATE-TEA', en: 'TEMPLATE-TEA' },
      aliases: [
        ...[
          'Barcode',
          'Variant Barcode',
          'GTIN',
          'GTIN, UPC, EAN, or ISBN',
          'UPC',
          'EAN',
          'บาร์โค้ด',
          'รหัสบาร์โค้ด',
          'Barcode EA',
        ],
        ...['Product Code', 'Item Code', 'รหัส', 'Product ID', 'Item ID', 'Codigo de barras'],
      ],
    },
    name: {
      example: { th: 'ชาเย็น', en: 'Iced tea' },
      aliases: [
        ...['Product Name', 'Item Name', 'Title', 'Product Title', 'Product', 'Item', 'Display Name'],
        ...['ชื่อสินค้า', 'รายการสินค้า', 'รายการ', 'สินค้า', 'ชื่อเมนู', 'เมนู', 'Menu', 'Menu Item', 'Nombre'],
      ],
    },
    retail_price: {
      example: { th: '45.00', en: '45.00' },
      aliases: [
        ...[
          'Retail Price',
          'Selling Price',
          'Sales Price',
          'Default Price',
          'Variant Price',
          'Regular Price',
          'Unit Price',
        ],
        ...[
          'list_price',
          'lst_price',
          'ราคาขาย',
          'ราคาขายปลีก',
          'ราคาปลีก',
          'ราคาสินค้า',
          'ราคาต่อหน่วย',
          'ราคาต่อชิ้น',
          'Precio',
          'Precio por defecto',
        ],
      ],
    },
    category: {
      example: { th: 'เครื่องดื่ม', en: 'Drinks' },
      aliases: [
        ...['category.name', 'Categories', 'Category Name', 'Item Category', 'Reporting Category', 'Product Category'],
        ...[
          'categ_id',
          'Department',
          'Product Group',
          'หมวดหมู่สินค้า',
          'หมวดสินค้า',
          'หมวด',
          'ประเภทสินค้า',
          'ประเภท',
          'กลุ่มสินค้า',
        ],
        ...['Product Type', 'Type', 'Categoria'],
      ],
    },
    sub_category: {
      example: { th: 'ชา', en: 'Tea' },
      aliases: ['sub_category.name', 'Subcategory', 'หมวดย่อย', 'หมวดหมู่ย่อย', 'ประเภทย่อย'],
    },
    hashtags: {
      example: { th: '#ชา, #เย็น', en: '#tea, #cold' },
      aliases: ['Tags', 'Product Tags', 'Keywords', 'ป้ายกำกับ'],
    },
    reorder_level: {
      example: { th: '10', en: '10' },
      aliases: [
        ...[
          'Reorder Point',
          'Reorder Level',
          'Low Stock',
          'Low stock amount',
          'Low Stock Threshold',
          'Minimum Stock',
          'Min Stock',
        ],
        ...['จุดสั่งซื้อซ้ำ', 'สต็อกขั้นต่ำ', 'จำนวนขั้นต่ำ', 'แจ้งเตือนสต็อก'],
      ],
    },
    skip_stock: { example: { th: 'ใช่', en: 'yes' } },
    status: { example: { th: 'ใช้งาน', en: 'Active' } },
    desc: {
      example: { th: 'ชาไทยใส่นม', en: 'Thai tea with milk' },
      aliases: [
        ...['Short Description', 'Item Description', 'Product Description', 'Sales Description', 'description_sale'],
        ...['Body (HTML)', 'คำอธิบาย', 'คำอธิบายสินค้า', 'รายละเอียดสินค้า'],
      ],
    },
  }),
  {
    path: 'sku',
    label: { th: 'รหัสสินค้าสำรอง', en: 'Second code' },
    kind: 'text',
    max: product.fields.code.max,
    aliases: ['SKU', 'Variant SKU', 'Internal Reference', 'default_code', 'Item No', 'รหัส SKU', 'REF'],
    about: {
      th: 'ใช้เมื่อแถวไม่มีรหัสสินค้า หรือรหัสเป็นของสินค้าอื่น',
      en: 'Used where a row has no code, or that of another product.',
    },
  },
  {
    path: 'handle',
    label: { th: 'กลุ่มของตัวเลือก', en: 'Handle' },
    kind: 'text',
    about: {
      th: 'แถวที่มีค่านี้ตรงกันเป็นตัวเลือกของสินค้าเดียวกัน ช่องที่เว้นไว้ใช้ค่าของแถวแรก',
      en: 'Rows with the same one are variants of one item; what they leave empty is as in the first of them.',
    },
  },
  {
    path: 'parent',
    label: { th: 'ตัวเลือกของ', en: 'Variant of' },
    kind: 'text',
    aliases: ['Parent', 'Parent SKU'],
    about: { th: 'รหัสของสินค้าที่แถวนี้เป็นตัวเลือก', en: 'The code of the item that the row is a variant of.' },
  },
  {
    path: 'row_type',
    label: { th: 'ชนิดของแถว', en: 'Row type' },
    kind: 'text',
    beside: 'parent',
    aliases: ['Type'],
    about: {
      th: 'variable และ grouped ไม่ใช่สินค้าที่ขาย แต่เป็นหัวของตัวเลือก',
      en: 'variable and grouped are not sold themselves: their variants are.',
    },
  },
  {
    path: 'row_id',
    label: { th: 'เลขของแถว', en: 'Row number' },
    kind: 'text',
    beside: 'parent',
    aliases: ['ID'],
    about: { th: 'แถวอื่นอ้างถึงด้วย id: แล้วตามด้วยเลขนี้', en: 'By which other rows name this one: `id:` and the number.' },
  },
  option(1, ['Option1 Value', 'Variation Name', 'Variation', 'Variant', 'Variant Name', 'ตัวเลือก', 'แบบ']),
  option(2, ['Option2 Value']),
  option(3, ['Option3 Value']),
  {
    path: 'unit',
    label: { th: 'หน่วยนับ', en: 'Unit' },
    kind: 'text',
    max: 50,
    aliases: ['Unit of Measure', 'UoM', 'uom_id', 'หน่วย'],
  },
  {
    path: 'picture',
    label: { th: 'รูปภาพ', en: 'Picture' },
    kind: 'text',
    aliases: [
      ...['Image Src', 'Images', 'Image URL', 'Image', 'Image 1', 'image_url', 'Photo', 'Picture URL', 'Variant Image'],
      ...['รูป', 'รูปสินค้า', 'ภาพสินค้า', 'ลิงก์รูปภาพ', 'Imagen'],
    ],
    about: {
      th: 'ที่อยู่รูปบนอินเทอร์เน็ต หรือชื่อไฟล์ใน zip ที่ส่งตามมา',
      en: 'Its address on the internet, or the name of its file in a zip that is sent afterwards.',
    },
  },
];
