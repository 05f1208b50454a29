import { messagesHook } from '../../../app/i18n.ts';

/** Texts of the QR code with which a customer registers on their own phone. */
export const messages = {
  th: {
    'qr.open': 'คิวอาร์ให้ลูกค้าสมัครเอง',
    'qr.title': 'สแกนคิวอาร์โค้ด',
    'qr.lead': 'ให้ลูกค้าสแกนคิวอาร์โค้ดเพื่อกรอกแบบฟอร์ม',
    'qr.label': 'คิวอาร์โค้ดสำหรับสมัครสมาชิก',
    'qr.copy': 'คัดลอกลิงก์',
    'qr.copied': 'คัดลอกลิงก์แล้ว',
    'qr.notCopied': 'คัดลอกอัตโนมัติไม่ได้ เลือกลิงก์ไว้ให้แล้ว กดคัดลอกได้เลย',
    'qr.expires': 'ใช้ได้ถึง {{time}}',
    'qr.expired': 'ลิงก์นี้หมดอายุแล้ว',
    'qr.renew': 'ขอลิงก์ใหม่',
    'qr.fill': 'กรอกเบอร์โทรศัพท์ลูกค้าเพื่อส่งแบบฟอร์ม',
    'qr.phone': 'เบอร์โทรศัพท์',
    'qr.send': 'ส่ง',
    'qr.sent': 'ส่งลิงก์ไปที่ {{phone}} แล้ว',
    'qr.done': 'เสร็จสิ้น',
    'qr.wrongPhone': 'เบอร์โทรศัพท์ไม่ถูกต้อง',
    'qr.tooMany': 'ส่งไปที่เบอร์นี้หลายครั้งแล้ว กรุณารอสักครู่',
    'qr.failed': 'ทำลิงก์สมัครสมาชิกไม่สำเร็จ',
    'qr.back': 'กลับไปที่แบบฟอร์ม',
  },
  en: {
    'qr.open': 'QR for the customer',
    'qr.title': 'Scan QR Code',
    'qr.lead': 'Ask customer to scan QR code to fill the form',
    'qr.label': 'QR code to register as a member',
    'qr.copy': 'Copy link',
    'qr.copied': 'Copied to clipboard',
    'qr.notCopied': 'Could not copy automatically. The link is selected: copy it now.',
    'qr.expires': 'Valid until {{time}}',
    'qr.expired': 'This link has expired',
    'qr.renew': 'New link',
    'qr.fill': 'Fill customer phone to send the form',
    'qr.phone': 'Phone',
    'qr.send': 'Send',
    'qr.sent': 'The link was sent to {{phone}}',
    'qr.done': 'Done',
    'qr.wrongPhone': 'Phone number is not valid',
    'qr.tooMany': 'Sent to this number several times already. Please wait a moment.',
    'qr.failed': 'Could not create a registration link',
    'qr.back': 'Back to the form',
  },
};

export const useQrMessages = messagesHook(messages);
