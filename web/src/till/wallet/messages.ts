import { messagesHook } from '../../app/i18n.ts';

/** Texts of the points wallet. */
export const messages = {
  th: {
    'wallet.title': 'กระเป๋าแต้ม',
    'wallet.open': 'ดูกระเป๋าแต้มของ {{name}}',
    'wallet.empty': 'ไม่มีรายการ',
    'wallet.emptyHint': 'แต้มที่ได้รับและแต้มที่ใช้จะแสดงที่นี่',
  },
  en: {
    'wallet.title': 'Points wallet',
    'wallet.open': 'Points wallet of {{name}}',
    'wallet.empty': 'No transactions',
    'wallet.emptyHint': 'Points earned and used appear here',
  },
};

export const useWalletMessages = messagesHook(messages);
