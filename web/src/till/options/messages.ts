import { messagesHook } from '../../app/i18n.ts';

/** Texts of choosing the options of a product. */
export const messages = {
  th: {
    'options.one': 'เลือก 1',
    'options.none': 'ไม่เลือก',
    'options.most': 'เลือกได้ไม่เกิน {{most}}',
    'options.exactly': 'เลือก {{number}}',
    'options.between': 'เลือก {{least}} ถึง {{most}}',
    'options.note': 'โน้ต',
    'options.noteHint': 'เช่น แยกน้ำแข็ง',
    'options.qty': 'จำนวน',
    'options.qtyInvalid': 'จำนวนต้องเป็นจำนวนเต็ม {{min}} ถึง {{max}}',
    'options.save': 'บันทึก',
  },
  en: {
    'options.one': 'Choose 1',
    'options.none': 'None',
    'options.most': 'Choose up to {{most}}',
    'options.exactly': 'Choose {{number}}',
    'options.between': 'Choose {{least}} to {{most}}',
    'options.note': 'Note',
    'options.noteHint': 'Such as ice on the side',
    'options.qty': 'Quantity',
    'options.qtyInvalid': 'Quantity must be a whole number from {{min}} to {{max}}',
    'options.save': 'Save',
  },
} as const;

export const useOptionMessages = messagesHook(messages);
