import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: {
    'bank.intro':
      'ธนาคารแจ้งว่าลูกค้าโอนเงินเข้าบัญชีนี้แล้ว หน้าขายที่แสดง QR ของบิลจะขึ้นว่าธนาคารยืนยันทันที ส่งรหัสบัญชีและรหัสลับให้ธนาคารหรือผู้เชื่อมต่อระบบ',
    'bank.noBiller': 'ใช้ได้กับบัญชีที่มีรหัสผู้รับชำระ เพราะ QR แบบอื่นไม่ส่งเลขอ้างอิงของบิลมากับเงิน',
    'bank.account': 'รหัสบัญชี',
    'bank.secret': 'รหัสลับ',
    'bank.none': 'ยังไม่มีรหัสลับ ธนาคารยังยืนยันยอดโอนไม่ได้',
    'bank.made': 'รหัสลับลงท้าย {{lastFour}} สร้างเมื่อ {{time}} โดย {{by}}',
    'bank.create': 'สร้างรหัสลับ',
    'bank.renew': 'สร้างรหัสลับใหม่',
    'bank.renewTitle': 'สร้างรหัสลับใหม่หรือไม่',
    'bank.renewText': 'รหัสลับที่ลงท้าย {{lastFour}} จะใช้ไม่ได้ทันที ธนาคารจะยืนยันยอดโอนไม่ได้จนกว่าจะได้รหัสลับใหม่',
    'bank.keep': 'ใช้รหัสเดิม',
    'bank.failed': 'โหลดข้อมูลไม่สำเร็จ',
    'bank.lost': 'ไม่ได้รับคำตอบ รหัสลับเดิมอาจใช้ไม่ได้แล้ว กรุณาสร้างใหม่',
    'once.title': 'รหัสลับใหม่ของบัญชี',
    'once.text': 'คัดลอกไปให้ธนาคารทางช่องทางที่ปลอดภัยตอนนี้ เมื่อปิดแล้วจะดูรหัสลับนี้อีกไม่ได้',
    'once.hint': 'ใช้ลงลายเซ็นของการแจ้งยอดโอนทุกครั้ง',
    'once.copy': 'คัดลอกรหัสลับ',
  },
  en: {
    'bank.intro':
      'The bank reports that a customer has paid into this account, and the till that displays the QR of the bill says so at once. Give the account code and the secret to the bank, or to the people who connect it.',
    'bank.noBiller':
      'For accounts that are a biller: other QR codes do not bring the reference of the bill with the money.',
    'bank.account': 'Account code',
    'bank.secret': 'Secret',
    'bank.none': 'No secret yet: the bank cannot confirm payments',
    'bank.made': 'The secret that ends with {{lastFour}} was created {{time}} by {{by}}',
    'bank.create': 'Create secret',
    'bank.renew': 'Create another secret',
    'bank.renewTitle': 'Create another secret?',
    'bank.renewText':
      'The secret that ends with {{lastFour}} stops working at once. The bank cannot confirm payments until it has the other one.',
    'bank.keep': 'Keep the secret',
    'bank.failed': 'Could not load this',
    'bank.lost': 'No answer came. The secret before may have ended: create another one.',
    'once.title': 'The secret of the account',
    'once.text': 'Give it to the bank by a safe way now. Once you close this, the secret cannot be shown again.',
    'once.hint': 'Every confirmation is signed with it.',
    'once.copy': 'Copy secret',
  },
};

export const useBankMessages = messagesHook(messages);
