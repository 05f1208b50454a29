import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: {
    'management.title': 'การจัดการ',
    'management.intro': 'ทุกอย่างที่ใช้ตั้งร้าน',
    'management.none': 'บทบาทของคุณยังไม่มีสิทธิ์จัดการส่วนใดของร้าน',
    'lists.title': 'รายการอ้างอิง',
  },
  en: {
    'management.title': 'Management',
    'management.intro': 'Everything you need to set up the shop.',
    'management.none': 'Your role does not manage any part of the shop yet.',
    'lists.title': 'Reference lists',
  },
};

export const useManagementMessages = messagesHook(messages);
