import { RECEIPT_WORDS } from '@taem/domain/transactions/paper/paperWords.ts';
import { messagesHook } from '../../app/i18n.ts';

/** Texts of the receipt. */
export const messages = {
  th: {
    ...RECEIPT_WORDS.th,
    'receipt.paper': 'ขนาดกระดาษ',
    'receipt.roll': '{{width}} มม.',
    'receipt.a4': 'A4',
    'receipt.zoomIn': 'ขยาย',
    'receipt.zoomOut': 'ย่อ',
    'receipt.zoomReset': 'ขนาดจริง',
    'receipt.save': 'บันทึกเป็นรูป',
    'receipt.print': 'พิมพ์',
    'pdf.save': 'PDF',
    'pdf.failed': 'ทำไฟล์ PDF ไม่สำเร็จ กรุณาลองใหม่',
    'pdf.busy': 'มีการขอไฟล์พร้อมกันมากเกินไป กรุณารอสักครู่แล้วลองใหม่',
    'receipt.saveFailed': 'บันทึกรูปไม่สำเร็จ กรุณาลองใหม่',
    'receipt.printFailed': 'ส่งไปที่เครื่องพิมพ์ไม่ได้ ตรวจสายและกระดาษ แล้วพิมพ์ใบเสร็จอีกครั้ง บันทึกการขายแล้ว',
    'receipt.claim': 'สแกนรับแต้มจากใบเสร็จนี้',
    'receipt.claimHint': 'ใช้เบอร์โทรศัพท์ของคุณ ครั้งเดียวต่อใบเสร็จ',
    'receipt.invoice': 'สแกนขอใบกำกับภาษีเต็มรูป',
    'receipt.invoiceHint': 'ขอใบกำกับภาษีเต็มรูปได้ด้วย',
  },
  en: {
    ...RECEIPT_WORDS.en,
    'receipt.paper': 'Paper size',
    'receipt.roll': '{{width}} mm',
    'receipt.a4': 'A4',
    'receipt.zoomIn': 'Zoom in',
    'receipt.zoomOut': 'Zoom out',
    'receipt.zoomReset': 'Reset zoom',
    'receipt.save': 'Save as image',
    'receipt.print': 'Print',
    'pdf.save': 'PDF',
    'pdf.failed': 'The PDF could not be made. Try again.',
    'pdf.busy': 'Too many files are being made at once. Try again in a moment.',
    'receipt.saveFailed': 'Ooops! Something went wrong. Try again.',
    'receipt.printFailed':
      'The printer cannot be reached. Check cable and paper, and print the receipt again. The sale is recorded.',
    'receipt.claim': 'Scan to claim the points of this receipt',
    'receipt.claimHint': 'With your phone number, once per receipt',
    'receipt.invoice': 'Scan for a full tax invoice',
    'receipt.invoiceHint': 'Full tax invoices too',
  },
};

export const useReceiptMessages = messagesHook(messages);
