import { messagesHook } from '../../app/i18n.ts';

/** The text of the import link, for pages that need nothing else of imports. */
export const messages = {
  th: { open: 'นำเข้า' },
  en: { open: 'Import' },
} as const;

export const useImportLinkMessages = messagesHook(messages);
