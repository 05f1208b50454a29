import { messagesHook } from '../../app/i18n.ts';

/** Words of what a second person approves. */
export const messages = {
  th: {
    'approval.title': 'ต้องมีผู้อนุมัติ',
    'approval.intro': 'ให้ผู้ที่มีสิทธิ์อนุมัติเลือกชื่อและใส่ PIN ของตนเอง ใช้ได้ครั้งเดียวกับรายการนี้ ภายใน 5 นาที',
    'approval.who': 'ผู้อนุมัติ',
    'approval.pin': 'PIN ของผู้อนุมัติ',
    'approval.backspace': 'ลบตัวสุดท้าย',
    'approval.none': 'ไม่มีใครในสาขานี้ที่มีสิทธิ์อนุมัติและตั้ง PIN ไว้ ผู้ที่มีสิทธิ์ตั้ง PIN ได้ที่หน้าโปรไฟล์',
    'approval.unread': 'โหลดรายชื่อผู้อนุมัติไม่ได้ กรุณาลองใหม่',
    'approval.again': 'ลองใหม่',
    'approval.apply': 'อนุมัติ',
    'approval.cancel': 'ยกเลิก',
    'approval.fault': 'ส่งคำขออนุมัติไม่สำเร็จ กรุณาลองใหม่',
    'action.OWN_PRICE': 'ราคาที่พิมพ์เอง',
    'action.DISCOUNT': 'ส่วนลดหรือแต้มที่พิมพ์เองเกินกำหนด',
    'action.BACK_DATING': 'ขายย้อนหลัง',
    'action.VOID': 'ยกเลิกบิล',
    'action.RETURN': 'คืนสินค้าเกินกำหนด',
    'action.CASH': 'นำเงินเข้า/ออกเกินกำหนด',
    'action.DIFFERENCE': 'ปิดกะโดยเงินขาดหรือเกินมากกว่ากำหนด',
    'refused.WRONG_TILL_PIN': 'PIN ไม่ถูกต้อง',
    'refused.TILL_PIN_LOCKED': 'ใส่ PIN ผิดหลายครั้ง ผู้อนุมัติต้องเข้าสู่ระบบด้วยรหัสผ่านก่อน จึงใช้ PIN ได้อีก',
    'refused.NOT_AN_APPROVER': 'คนนี้อนุมัติรายการของสาขานี้ไม่ได้',
    'refused.TOO_MANY_ATTEMPTS': 'ใส่ PIN ผิดหลายครั้งเกินไป ลองใหม่ภายหลัง หรือให้ผู้มีสิทธิ์อนุมัติเข้าสู่ระบบแล้วทำรายการเอง',
    'refused.other': 'อนุมัติไม่ได้ เพราะรายการเปลี่ยนไปแล้ว ปิดหน้าต่างนี้แล้วตรวจดูอีกครั้ง',
  },
  en: {
    'approval.title': 'Approval needed',
    'approval.intro':
      'A person with the right to approve picks their name and types their PIN. It counts once, for this alone, within 5 minutes.',
    'approval.who': 'Approved by',
    'approval.pin': 'Their PIN',
    'approval.backspace': 'Delete the last digit',
    'approval.none':
      'No one in this branch has both the right to approve and a PIN. A user who has the right sets a PIN on their profile page.',
    'approval.unread': 'The names could not be loaded. Please try again.',
    'approval.again': 'Try again',
    'approval.apply': 'Approve',
    'approval.cancel': 'Cancel',
    'approval.fault': 'The approval could not be sent. Please try again.',
    'action.OWN_PRICE': 'A typed price',
    'action.DISCOUNT': 'A typed discount, or points, above the limit',
    'action.BACK_DATING': 'A sale of a day before',
    'action.VOID': 'A void',
    'action.RETURN': 'A return above the limit',
    'action.CASH': 'Cash in or out above the limit',
    'action.DIFFERENCE': 'Closing a shift over or short by more than the limit',
    'refused.WRONG_TILL_PIN': 'The PIN is wrong.',
    'refused.TILL_PIN_LOCKED':
      'Too many wrong PINs. This person has to sign in with the password before the PIN works again.',
    'refused.NOT_AN_APPROVER': 'This person does not approve in this branch.',
    'refused.TOO_MANY_ATTEMPTS':
      'Too many wrong PINs. Try again later, or let someone who may approve sign in and do it.',
    'refused.other': 'This cannot be approved, as something has changed. Close this and look again.',
  },
} as const;

export const useApprovalMessages = messagesHook(messages);
