import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { download, ExportBusy } from '../../list/download.ts';
import { useReceiptMessages } from './messages.ts';

/** A paper that the gateway makes as a file. */
export interface PaperFile {
  readonly of: 'transactions' | 'tax-documents';
  readonly id: string;
  /** Id of its sale or return. */
  readonly saleId: string;
  /** The number of the paper. */
  readonly number: string;
}

/** Returns a function that saves a paper as PDF in the current language, one at a time; the pressed button keeps the focus. */
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
