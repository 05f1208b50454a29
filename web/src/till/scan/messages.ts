import { messagesHook } from '../../app/i18n.ts';

/** Texts of the barcode scanner. */
export const messages = {
  th: {
    'scan.unknown': 'ไม่พบสินค้าหรือสมาชิกรหัสนี้',
    'scan.failed': 'ค้นหารหัสไม่สำเร็จ กรุณาสแกนอีกครั้ง',
    'scan.closed': 'หน้านี้เพิ่มสินค้าไม่ได้',
    'scan.times': '{{count}} ครั้ง',
    'scan.title_other': 'สแกนแล้วไม่ได้เพิ่มลงตะกร้า {{count}} รหัส',
    'scan.dismiss': 'รับทราบ',
    'scan.more': 'และอีก {{count}} รหัส',
    'scan.waiting_other': 'รอเพิ่มเมื่อปิดหน้าต่างนี้ {{count}} รายการ',
  },
  en: {
    'scan.unknown': 'No product or member has this code',
    'scan.failed': 'Could not look up the code. Please scan again',
    'scan.closed': 'Products cannot be added on this page',
    'scan.times': '{{count}} times',
    'scan.title_one': 'Scanned, not in the basket: {{count}} code',
    'scan.title_other': 'Scanned, not in the basket: {{count}} codes',
    'scan.dismiss': 'Got it',
    'scan.more': 'and {{count}} more',
    'scan.waiting_one': '{{count}} product is added when this dialog closes',
    'scan.waiting_other': '{{count}} products are added when this dialog closes',
  },
};

export const useScanMessages = messagesHook(messages);
