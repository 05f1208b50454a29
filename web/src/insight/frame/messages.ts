import { registerMessages } from '../../app/i18n.ts';

export const messages = {
  th: {
    'frame.insight': 'วิเคราะห์ธุรกิจ',
    'frame.open': 'เมนูวิเคราะห์ธุรกิจ',
    'frame.disabled': 'ยังไม่เปิดให้ใช้',
  },
  en: {
    'frame.insight': 'Business insight',
    'frame.open': 'Business insight menu',
    'frame.disabled': 'Not available yet',
  },
} as const;

export const useFrameMessages = registerMessages('insightFrame', messages);
