import { messagesHook } from '../app/i18n.ts';

export const messages = {
  th: {
    'bar.back': 'กลับ',
    'bar.dark': 'เปลี่ยนเป็นสีมืด',
    'bar.home': 'ไปหน้าแรก',
    'bar.light': 'เปลี่ยนเป็นสีสว่าง',
    'bar.logout': 'ออกจากระบบ',
    'bar.main': 'แถบหลัก',
    'bar.menu': 'เปิดหรือปิดเมนู',
    'bar.search': 'ค้นหา',
    'bar.settings': 'การจัดการ',
    'logout.cancel': 'ยกเลิก',
    'logout.confirm': 'ออกจากระบบ',
    'logout.message': 'คุณแน่ใจหรือไม่?',
    'logout.title': 'ออกจากระบบ',
    'menu.label': 'เมนูหลัก',
    'menu.disabled': ' ยังไม่เปิดให้ใช้',
    'offline.message': 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต การขายและการบันทึกจะทำได้เมื่อเชื่อมต่ออีกครั้ง',
    'shell.skip': 'ข้ามไปยังเนื้อหา',
  },
  en: {
    'bar.back': 'Back',
    'bar.dark': 'Use dark colours',
    'bar.home': 'Go to home',
    'bar.light': 'Use light colours',
    'bar.logout': 'Log out',
    'bar.main': 'Main bar',
    'bar.menu': 'Open or close the menu',
    'bar.search': 'Search',
    'bar.settings': 'Management',
    'logout.cancel': 'Cancel',
    'logout.confirm': 'Log out',
    'logout.message': 'Are you sure?',
    'logout.title': 'Log out',
    'menu.label': 'Main menu',
    'menu.disabled': ' Not available yet',
    'offline.message': 'No internet connection. Selling and saving work again once it is back.',
    'shell.skip': 'Skip to content',
  },
};

export const useFrameMessages = messagesHook(messages);
