import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { download, ExportBusy } from '../../list/download.ts';
import { useReceiptMessages } from './messages.ts';

/** The papers that the gateway makes as files. */
export interface PaperFile {
  readonly of: 'transactions' | 'tax-documents';
  readonly id: string;
  /** The sale or the return that it is of. */
  readonly saleId: string;
  /** By which it is called. */
  readonly number: string;
}

/** Saves a paper as PDF in the language on the screen, one at a time: a button that waits for it keeps the focus. */
export function useSavePdf() {
  const t = useReceiptMessages();
  const language = useLanguage();
  const notify = useNotice();
  const [isSaving, setSaving] = useState(false);
  const save = async ({ of, id, number }: Omit<PaperFile, 'saleId'>) => {
    if (isSaving) return;
    setSaving(true);
    try {
      await download(`/export/${of}/${id}/pdf?language=${language}`, `${number}.pdf`);
    } catch (error) {
      notify(t(error instanceof ExportBusy ? 'pdf.busy' : 'pdf.failed'), 'warning');
    }
    setSaving(false);
  };
  return { isSaving, save };
}
