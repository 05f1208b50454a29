import { messagesHook } from '../../app/i18n.ts';

/** Texts of an exchange at the till. */
export const messages = {
  th: {
    'exchange.title': 'ของที่นำมาเปลี่ยน',
    'exchange.of': 'จากบิล {{number}}',
    'exchange.line': '−{{qty}} × {{name}}',
    'exchange.noRestock': 'ไม่คืนเข้าสต็อก',
    'exchange.remove': 'ไม่เปลี่ยน {{name}}',
    'exchange.delivery': 'ค่าจัดส่ง',
    'exchange.addedVat': 'VAT ที่บวกไว้',
    'exchange.failed': 'อ่านยอดของที่นำมาเปลี่ยนไม่สำเร็จ',
    'exchange.none': 'ไม่พบบิลที่นำมาเปลี่ยนแล้ว',
  },
  en: {
    'exchange.title': 'Items brought back',
    'exchange.of': 'of sale {{number}}',
    'exchange.line': '−{{qty}} × {{name}}',
    'exchange.noRestock': 'not back into stock',
    'exchange.remove': 'Keep {{name}}',
    'exchange.delivery': 'Delivery',
    'exchange.addedVat': 'Added VAT',
    'exchange.failed': 'Could not read what these items are worth',
    'exchange.none': 'The sale of these items no longer exists',
  },
};

export const useExchangeMessages = messagesHook(messages);
