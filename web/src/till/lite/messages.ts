import { messagesHook } from '../../app/i18n.ts';

/** Texts of the quick sale. */
export const messages = {
  th: {
    'lite.step1': 'ยอดขาย',
    'lite.amount': 'จำนวนเงิน (บาท)',
    'lite.amountFirst': 'ใส่จำนวนเงินก่อน',
    'lite.invalid': 'ใส่จำนวนเงินมากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    'lite.product': 'บันทึกเป็นสินค้า',
    'lite.productFirst': 'เลือกสินค้าที่ใช้บันทึกการขายด่วน',
    'lite.productHint': 'เครื่องนี้จำสินค้าที่เลือกไว้สำหรับสาขานี้',
    'lite.noneFound': 'ไม่พบสินค้า',
    'lite.noProducts': 'กรุณาสร้างสินค้าอย่างน้อยหนึ่งรายการก่อน',
    'lite.noProductsHint': 'เพิ่มสินค้าได้ที่ “การจัดการ”',
    'lite.addProduct': 'เพิ่มสินค้า',
  },
  en: {
    'lite.step1': 'Amount',
    'lite.amount': 'Amount (THB)',
    'lite.amountFirst': 'Enter the amount first',
    'lite.invalid': 'Enter an amount above 0 with at most 2 decimals',
    'lite.product': 'Recorded as',
    'lite.productFirst': 'Choose the product that quick sales are recorded as',
    'lite.productHint': 'This device remembers the product for this branch',
    'lite.noneFound': 'Product not found',
    'lite.noProducts': 'Please create one product first',
    'lite.noProductsHint': 'Add products under “Management”.',
    'lite.addProduct': 'Add product',
  },
};

export const useLiteMessages = messagesHook(messages);
