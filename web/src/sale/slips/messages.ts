import { messagesHook } from '../../app/i18n.ts';

/** Texts of the order slips of stations. */
export const messages = {
  th: {
    'slip.title': 'ใบออเดอร์',
    'slip.again': 'พิมพ์ซ้ำ',
    'slip.pieces': '{{quantity}} ×',
    'slip.print': 'พิมพ์ใบออเดอร์',
    'slip.none': 'บิลนี้ไม่มีรายการที่ต้องเตรียม',
    'slip.failed': 'พิมพ์ใบออเดอร์ไม่ได้ บันทึกการขายแล้ว พิมพ์ได้อีกครั้งจากหน้าของบิล',
    'slip.retry': 'พิมพ์อีกครั้ง',
  },
  en: {
    'slip.title': 'Order slip',
    'slip.again': 'Printed again',
    'slip.pieces': '{{quantity}} ×',
    'slip.print': 'Print order slip',
    'slip.none': 'Nothing of this sale is to be made.',
    'slip.failed': 'The order slip was not printed. The sale is recorded; its page prints the slip again.',
    'slip.retry': 'Print again',
  },
};

export const useSlipMessages = messagesHook(messages);
