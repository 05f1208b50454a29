import { messagesHook } from '../../app/i18n.ts';

/** Of the way to an import, for pages that have that alone. */
export const messages = {
  th: { open: 'นำเข้า' },
  en: { open: 'Import' },
} as const;

export const useImportLinkMessages = messagesHook(messages);
