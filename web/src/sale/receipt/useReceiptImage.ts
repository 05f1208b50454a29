import { type RefObject, useState } from 'react';
import { PAPER } from '../../ui/tokens.ts';

/** OP-19 */
const FILE_NAME = 'file-name.jpeg';

/** CHAN-30, CHAN-32: Saves the receipt as a picture on the device; `failed` stays set until the message is read. */
export function useReceiptImage(paper: RefObject<HTMLElement | null>) {
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      if (!paper.current) throw new Error('There is no receipt to draw.');
      const { toJpeg } = await import('html-to-image');
      const link = document.createElement('a');
      link.href = await toJpeg(paper.current, { quality: 0.95, pixelRatio: 2, backgroundColor: PAPER });
      link.download = FILE_NAME;
      link.click();
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failed, dismiss: () => setFailed(false) };
}
