import { GENDER_TEXTS } from '../app/contractValues.ts';
import { messagesHook } from '../app/i18n.ts';

/** Texts that every list of sales uses. */
export const messages = {
  th: {
    ...GENDER_TEXTS.th,
    'tender.CASH': 'เงินสด',
    'tender.byBank': '{{tender}} (ธนาคารยืนยัน)',
    'tender.CREDIT_DEBIT': 'บัตร',
    'tender.TRANSFER': 'โอนเงิน',
    'tender.OTHER': 'อื่น ๆ',
    'tender.EXCHANGE': 'เปลี่ยนสินค้า',
    'badge.void': 'ยกเลิกแล้ว',
    'badge.return': 'ใบคืนสินค้า',
    'badge.returned_other': 'คืนแล้ว {{count}} ชิ้น',
    'badge.adjusted': 'ปรับแต้ม {{points}}',
    'sale.guest': 'ลูกค้าทั่วไป',
    'sale.gone': 'ไม่มีแล้ว',
    'age.AGE_1_12': '1–12 ปี',
    'age.AGE_13_24': '13–24 ปี',
    'age.AGE_25_60': '25–60 ปี',
    'age.AGE_OVER_60': 'มากกว่า 60 ปี',
  },
  en: {
    ...GENDER_TEXTS.en,
    'tender.CASH': 'Cash',
    'tender.byBank': '{{tender}} (bank-confirmed)',
    'tender.CREDIT_DEBIT': 'Card',
    'tender.TRANSFER': 'Transfer',
    'tender.OTHER': 'Other',
    'tender.EXCHANGE': 'Exchange',
    'badge.void': 'Void',
    'badge.return': 'Return',
    'badge.returned_one': '{{count}} item returned',
    'badge.returned_other': '{{count}} items returned',
    'badge.adjusted': 'Adjusted {{points}}',
    'sale.guest': 'Walk-in',
    'sale.gone': 'No longer exists',
    'age.AGE_1_12': '1–12 years',
    'age.AGE_13_24': '13–24 years',
    'age.AGE_25_60': '25–60 years',
    'age.AGE_OVER_60': 'Over 60',
  },
};

export const useSaleMessages = messagesHook(messages);
