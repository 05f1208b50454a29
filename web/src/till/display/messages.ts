import { messagesHook } from '../../app/i18n.ts';

/** Texts of the customer's screen. */
export const messages = {
  th: {
    'display.title': 'จอลูกค้า',
    'display.open': 'จอลูกค้า',
    'display.welcome': 'ยินดีต้อนรับ',
    'display.lines': 'รายการสินค้า',
    'display.saved': 'ส่วนลดรวม',
    'display.delivery': 'ค่าจัดส่ง',
    'display.addedVat': 'บวก VAT',
    'display.due': 'ยอดชำระ',
    'display.handBack': 'เงินคืนลูกค้า',
    'display.pointsAfter': 'แต้มหลังบิลนี้',
    'display.scan': 'สแกนด้วยแอปธนาคาร',
    'display.account': 'โอนเข้าบัญชี',
    'display.thanks': 'ขอบคุณที่อุดหนุน',
    'display.change': 'เงินทอน',
    'display.points': 'แต้มคงเหลือ',
    'display.claim': 'สแกนรับแต้มจากใบเสร็จนี้',
    'display.receipt': 'สแกนดูใบเสร็จ',
    'display.fullScreen': 'เต็มจอ',
  },
  en: {
    'display.title': 'Customer display',
    'display.open': 'Display',
    'display.welcome': 'Welcome',
    'display.lines': 'Items',
    'display.saved': 'You save',
    'display.delivery': 'Delivery',
    'display.addedVat': 'Plus VAT',
    'display.due': 'Amount due',
    'display.handBack': 'You get back',
    'display.pointsAfter': 'Points after this sale',
    'display.scan': 'Scan with a banking app',
    'display.account': 'Transfer to',
    'display.thanks': 'Thank you',
    'display.change': 'Change',
    'display.points': 'Remaining points',
    'display.claim': 'Scan to claim the points of this receipt',
    'display.receipt': 'Scan for your receipt',
    'display.fullScreen': 'Full screen',
  },
};

export const useDisplayMessages = messagesHook(messages);
