import { messagesHook } from '../../app/i18n.ts';

/** Words of the points wallet. */
export const messages = {
  th: {
    'wallet.title': 'กระเป๋าแต้ม',
    'wallet.open': 'ดูกระเป๋าแต้มของ {{name}}',
    'wallet.list': 'รายการแต้ม ใหม่ก่อน',
    'wallet.empty': 'ไม่มีรายการ',
    'wallet.emptyHint': 'แต้มที่ได้รับและแต้มที่ใช้จะแสดงที่นี่',
    'wallet.sale': 'ยอดซื้อ {{amount}} บาท',
    'wallet.earned': 'ได้รับ',
    'wallet.redeemed': 'ใช้',
    'wallet.adjusted': 'รวมปรับแต้มล่าสุด {{points}}',
    'wallet.void': 'ยกเลิกแล้ว',
    'wallet.older': 'ดูรายการก่อนหน้า',
  },
  en: {
    'wallet.title': 'Points wallet',
    'wallet.open': 'Points wallet of {{name}}',
    'wallet.list': 'Points earned and used, newest first',
    'wallet.empty': 'No transactions',
    'wallet.emptyHint': 'Points earned and used are shown here',
    'wallet.sale': 'Sale of {{amount}} THB',
    'wallet.earned': 'Earned',
    'wallet.redeemed': 'Used',
    'wallet.adjusted': 'incl. last adjustment {{points}}',
    'wallet.void': 'Void',
    'wallet.older': 'Show older',
  },
};

export const useWalletMessages = messagesHook(messages);
