import { messagesHook } from '../../app/i18n.ts';

/** Texts of the success page. */
export const messages = {
  th: {
    'success.title': 'ชำระเงินสำเร็จ',
    'success.exchanged': 'เปลี่ยนสินค้าสำเร็จ',
    'success.number': 'เลขที่ใบเสร็จ {{number}}',
    'success.returnNumber': 'ใบคืนสินค้า {{number}}',
    'success.handBack': 'คืนเงินลูกค้า',
    'success.change': 'เงินทอน',
    'success.remaining': 'แต้มคงเหลือ',
    'success.earned_other': 'ได้รับ {{points}} แต้ม',
    'success.incomplete': 'บันทึกการขายแล้ว แต่อ่านข้อมูลบางส่วนไม่ได้ ใบเสร็จนี้จึงอาจขาดที่อยู่สาขาหรือแต้มคงเหลือ ไม่ต้องคิดเงินซ้ำ',
    'success.drawerFailed': 'เปิดลิ้นชักไม่ได้ ตรวจสายของเครื่องพิมพ์ บันทึกการขายแล้ว',
    'success.print': 'พิมพ์ใบเสร็จ',
    'success.home': 'กลับหน้าแรก',
    'success.newSale': 'ขายต่อ',
    'success.wrong': 'มีบางอย่างผิดพลาด',
    'success.wrongHint': 'ไม่มีใบเสร็จสำหรับหน้านี้',
  },
  en: {
    'success.title': 'Congratulations! Your payment was successful',
    'success.exchanged': 'The items are exchanged',
    'success.number': 'Receipt {{number}}',
    'success.returnNumber': 'Return {{number}}',
    'success.handBack': 'Hand back',
    'success.change': 'Change',
    'success.remaining': 'Remaining points',
    'success.earned_one': '{{points}} point earned',
    'success.earned_other': '{{points}} points earned',
    'success.incomplete':
      'The sale is recorded, but part of it could not be read, so this receipt may be missing the branch address or the points left. Do not charge again.',
    'success.drawerFailed': 'The drawer could not be opened. Check the cable of the printer. The sale is recorded.',
    'success.print': 'Print receipt',
    'success.home': 'Back to Home',
    'success.newSale': 'New sale',
    'success.wrong': 'Something went wrong',
    'success.wrongHint': 'There is no receipt for this page.',
  },
};

export const useSuccessMessages = messagesHook(messages);
