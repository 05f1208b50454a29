import { messagesHook } from '../../app/i18n.ts';

/** Texts of the PIN that a person uses at another user's till. */
export const messages = {
  th: {
    'pin.title': 'PIN หน้าขาย',
    'pin.intro': 'ใช้รับช่วงหน้าขายต่อจากคนอื่น และอนุมัติรายการที่เครื่องของคนอื่น เก็บเป็นความลับและอย่าใช้ซ้ำกับที่อื่น',
    'pin.new': 'PIN ใหม่',
    'pin.hint': 'ตัวเลข 4 ถึง 8 หลัก',
    'pin.confirm': 'ยืนยัน PIN',
    'pin.current': 'รหัสผ่านปัจจุบัน',
    'pin.currentHint': 'ไม่ต้องใส่ถ้าเพิ่งเข้าสู่ระบบไม่เกิน 10 นาที',
    'pin.set': 'ตั้ง PIN',
    'pin.done': 'ตั้ง PIN หน้าขายแล้ว',
    'pin.failed': 'ตั้ง PIN ไม่สำเร็จ กรุณาลองใหม่',
    'pin.clear': 'ล้าง PIN หน้าขาย',
    'pin.clearText': '{{name}} จะรับช่วงหน้าขายและอนุมัติด้วย PIN ไม่ได้จนกว่าจะตั้งใหม่',
    'pin.cleared': 'ล้าง PIN หน้าขายแล้ว',
    'pin.notCleared': 'ล้าง PIN ไม่สำเร็จ กรุณาลองใหม่',
    'pin.NOT_DIGITS': 'ต้องเป็นตัวเลข 4 ถึง 8 หลัก',
    'pin.GUESSABLE': 'เดาง่ายเกินไป',
    'pin.different': 'ไม่ตรงกัน',
  },
  en: {
    'pin.title': 'PIN for the till',
    'pin.intro':
      'Takes over a till from another person, and approves at theirs. Keep it to yourself, and use it nowhere else.',
    'pin.new': 'New PIN',
    'pin.hint': '4 to 8 digits',
    'pin.confirm': 'Confirm PIN',
    'pin.current': 'Current password',
    'pin.currentHint': 'Not needed within 10 minutes of signing in',
    'pin.set': 'Set PIN',
    'pin.done': 'The PIN for the till is set',
    'pin.failed': 'The PIN could not be set. Please try again.',
    'pin.clear': 'Clear PIN for the till',
    'pin.clearText': '{{name}} takes over no till and approves nothing by a PIN until a new one is set.',
    'pin.cleared': 'The PIN for the till is cleared',
    'pin.notCleared': 'The PIN could not be cleared. Please try again.',
    'pin.NOT_DIGITS': 'Must be 4 to 8 digits',
    'pin.GUESSABLE': 'This PIN is too easy to guess',
    'pin.different': 'Does not match',
  },
} as const;

export const useTillPinMessages = messagesHook(messages);
