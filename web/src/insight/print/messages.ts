import { messagesHook } from '../../app/i18n.ts';

export const messages = {
  th: { 'print.at': 'พิมพ์เมื่อ {{moment}}' },
  en: { 'print.at': 'Printed {{moment}}' },
} as const;

export const usePrintMessages = messagesHook(messages);
