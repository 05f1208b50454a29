import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: {
    'live.live': 'สด',
    'live.connecting': 'กำลังเชื่อมต่อ',
    'live.at': 'ตัวเลขเมื่อ {{time}}',
    'live.explained': 'ตัวเลขเปลี่ยนตามการขายทันที',
    'live.lost': 'ตัวเลขอาจไม่ใช่ล่าสุด จะเชื่อมต่อใหม่เอง',
  },
  en: {
    'live.live': 'Live',
    'live.connecting': 'Connecting',
    'live.at': 'Figures as of {{time}}',
    'live.explained': 'Figures update with each sale.',
    'live.lost': 'Figures may be out of date. Reconnecting automatically.',
  },
} as const;

export const useLiveMessages = messagesHook(messages);
