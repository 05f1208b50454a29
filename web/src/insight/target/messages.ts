import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: {
    'target.reached': '{{percent}}% ของเป้า {{amount}} บาท',
    'target.none': 'ยังไม่ได้ตั้งเป้า',
    'target.notAll': 'ช่วงนี้มีเดือนที่ยังไม่ได้ตั้งเป้า',
    'target.some': 'ตั้งเป้าไว้ {{set}} จาก {{months}} เดือน',
  },
  en: {
    'target.reached': '{{percent}}% of the target of {{amount}} THB',
    'target.none': 'No target is set',
    'target.notAll': 'Some months in this period have no target',
    'target.some': 'A target is set for {{set}} of {{months}} months',
  },
} as const;

export const useTargetMessages = messagesHook(messages);
