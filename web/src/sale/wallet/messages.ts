import { messagesHook } from '../../app/i18n.ts';

/** Texts of the movements of a member's points. */
export const messages = {
  th: {
    'wallet.label': 'ความเคลื่อนไหวของแต้ม ใหม่ก่อน',
    'wallet.movement': 'รายการ',
    'wallet.points': 'แต้ม',
    'wallet.balance': 'คงเหลือ',
    'wallet.sale': 'ใบเสร็จ {{number}}',
    'wallet.why': 'ที่มา',
    'kind.OPENING': 'แต้มยกมา',
    'kind.EARN': 'ได้รับจากการซื้อ',
    'kind.REDEEM': 'ใช้แต้มแทนเงิน',
    'kind.ADJUST': 'ปรับแต้ม',
    'kind.VOID': 'ยกเลิกบิล',
    'kind.RETURN': 'คืนสินค้า',
    'kind.MERGE': 'รวมบัญชี',
    'kind.CLAIM': 'รับแต้มจากใบเสร็จ',
  },
  en: {
    'wallet.label': 'Points movements, newest first',
    'wallet.movement': 'Movement',
    'wallet.points': 'Points',
    'wallet.balance': 'Balance',
    'wallet.sale': 'Receipt {{number}}',
    'wallet.why': 'Why',
    'kind.OPENING': 'Opening balance',
    'kind.EARN': 'Earned from a sale',
    'kind.REDEEM': 'Used as cash',
    'kind.ADJUST': 'Adjusted',
    'kind.VOID': 'Sale voided',
    'kind.RETURN': 'Items returned',
    'kind.MERGE': 'Accounts merged',
    'kind.CLAIM': 'Claimed from a receipt',
  },
};

export const useEntryMessages = messagesHook(messages);
