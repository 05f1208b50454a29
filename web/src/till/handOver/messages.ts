import { messagesHook } from '../../app/i18n.ts';

/** Texts of handing a till over. */
export const messages = {
  th: {
    'handOver.button': 'ส่งต่อหน้าขาย ตอนนี้คือ {{name}}',
    'handOver.title': 'ส่งต่อหน้าขาย',
    'handOver.now': 'ตอนนี้คือ {{name}}',
    'handOver.intro': 'เลือกชื่อแล้วใส่ PIN ของตนเอง บิลที่ขายค้างอยู่ยังอยู่ครบ',
    'handOver.who': 'ใครขายต่อ',
    'handOver.pin': 'PIN ของ {{name}}',
    'handOver.none': 'ยังไม่มีคนอื่นในสาขานี้ที่ขายได้และตั้ง PIN ไว้ แต่ละคนตั้ง PIN ได้ที่หน้าโปรไฟล์ของตนเอง',
    'handOver.unread': 'โหลดรายชื่อไม่ได้ กรุณาลองใหม่',
    'handOver.apply': 'ขายต่อ',
    'handOver.fault': 'ส่งต่อไม่สำเร็จ กรุณาลองใหม่',
    'handOver.waits': 'ยังมีการรับชำระที่ไม่ทราบผล ตรวจสอบให้เสร็จก่อนจึงจะส่งต่อได้',
    'refused.WRONG_TILL_PIN': 'PIN ไม่ถูกต้อง',
    'refused.TILL_PIN_LOCKED': 'ใส่ PIN ผิดหลายครั้ง เจ้าของ PIN ต้องเข้าสู่ระบบด้วยรหัสผ่านก่อน จึงใช้ PIN ได้อีก',
    'refused.NOT_AT_THIS_TILL': 'คนนี้ขายที่สาขานี้ด้วย PIN ไม่ได้แล้ว',
    'refused.TOO_MANY_ATTEMPTS': 'ใส่ PIN ผิดหลายครั้งเกินไป ลองใหม่ภายหลัง หรือเข้าสู่ระบบด้วยรหัสผ่าน',
  },
  en: {
    'handOver.button': 'Hand the till over, now {{name}}',
    'handOver.title': 'Hand the till over',
    'handOver.now': 'Now {{name}}',
    'handOver.intro': 'Pick your name and type your PIN. The open bill stays as it is.',
    'handOver.who': 'Who goes on',
    'handOver.pin': 'PIN of {{name}}',
    'handOver.none':
      'No one else in this branch may sell and has a PIN. Each person sets a PIN on their own profile page.',
    'handOver.unread': 'The people of this branch could not be loaded. Please try again.',
    'handOver.apply': 'Go on',
    'handOver.fault': 'The till could not be handed over. Please try again.',
    'handOver.waits': 'A payment still has no answer. Settle it before you hand the till over.',
    'refused.WRONG_TILL_PIN': 'The PIN is wrong.',
    'refused.TILL_PIN_LOCKED':
      'Too many wrong PINs. The owner of this PIN has to sign in with the password before it works again.',
    'refused.NOT_AT_THIS_TILL': 'This person no longer sells in this branch by a PIN.',
    'refused.TOO_MANY_ATTEMPTS': 'Too many wrong PINs. Try again later, or sign in with the password.',
  },
} as const;

export const useHandOverMessages = messagesHook(messages);
