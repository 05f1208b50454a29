import { registerMessages } from '../../app/i18n.ts';

/** Words of the quick sale. */
export const messages = {
  th: {
    'lite.step1': 'ยอดขาย',
    'lite.amount': 'จำนวนเงิน (บาท)',
    'lite.of': 'ขายเป็น {{name}}',
    'lite.each': 'ราคาต่อชิ้นของ {{name}} × {{qty}}',
    'lite.invalid': 'ใส่จำนวนเงินมากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    'lite.noProducts': 'กรุณาสร้างสินค้าอย่างน้อยหนึ่งรายการก่อน',
    'lite.noProductsHint': 'เพิ่มสินค้าได้ที่เมนูจัดการ',
  },
  en: {
    'lite.step1': 'Amount',
    'lite.amount': 'Amount (THB)',
    'lite.of': 'Sold as {{name}}',
    'lite.each': 'Price of one {{name}}, × {{qty}}',
    'lite.invalid': 'Enter an amount above 0 with at most 2 decimals',
    'lite.noProducts': 'Please create one product first',
    'lite.noProductsHint': 'Products are added in Management.',
  },
};

export const useLiteMessages = registerMessages('till.lite', messages);
