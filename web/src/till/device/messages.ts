import { messagesHook } from '../../app/i18n.ts';

/** Words of what is set for a device. */
export const messages = {
  th: {
    'sound.alert': 'เสียงเตือนเมื่อสแกนไม่สำเร็จ',
    'sound.tick': 'เสียงติ๊กเมื่อสแกนสำเร็จ',
    'sound.order': 'เสียงเมื่อมีรายการใหม่ให้ครัวหรือบาร์',
    'cards.title': 'ขนาดการ์ดสินค้า',
    'cards.SMALL': 'เล็ก',
    'cards.MEDIUM': 'กลาง',
    'cards.LARGE': 'ใหญ่',
    'printer.title': 'เครื่องพิมพ์ใบเสร็จ',
    'printer.BROWSER': 'ผ่านเบราว์เซอร์',
    'printer.USB': 'สาย USB',
    'printer.SERIAL': 'พอร์ตอนุกรม',
    'printer.none': 'เบราว์เซอร์นี้ต่อเครื่องพิมพ์โดยตรงไม่ได้ ใช้ Chrome หรือ Edge บนคอมพิวเตอร์',
    'printer.roll': 'ความกว้างกระดาษ',
    'printer.width': '{{width}} มม.',
    'printer.drawer': 'เปิดลิ้นชักเมื่อรับเงินสด',
    'printer.test': 'พิมพ์ทดสอบ',
    'printer.printed': 'ส่งแล้ว',
    'printer.failed': 'ติดต่อเครื่องพิมพ์ไม่ได้',
    slips: 'พิมพ์ใบออเดอร์หลังชำระเงิน สำหรับ',
  },
  en: {
    'sound.alert': 'Sound when a scan fails',
    'sound.tick': 'Tick when a scan is added',
    'sound.order': 'Sound for a new order on the page of kitchen and bar',
    'cards.title': 'Size of product cards',
    'cards.SMALL': 'Small',
    'cards.MEDIUM': 'Medium',
    'cards.LARGE': 'Large',
    'printer.title': 'Receipt printer',
    'printer.BROWSER': 'By the browser',
    'printer.USB': 'USB cable',
    'printer.SERIAL': 'Serial port',
    'printer.none': 'This browser cannot reach a printer itself. Chrome and Edge on a computer can.',
    'printer.roll': 'Width of the paper',
    'printer.width': '{{width}} mm',
    'printer.drawer': 'Open the drawer when cash is paid',
    'printer.test': 'Print a test',
    'printer.printed': 'Sent',
    'printer.failed': 'The printer cannot be reached',
    slips: 'Order slips after payment, for',
  },
};

export const useDeviceMessages = messagesHook(messages);
