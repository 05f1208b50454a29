import { type RefObject, useState } from 'react';
import { PAPER } from '../ui/tokens.ts';
import { saveFile } from './saveFile.ts';

/** Characters that a name of a file may not contain. */
const NOT_IN_NAMES = /[\\/:*?"<>|]+/g;

/**
 * Saves what an element shows as a picture on the device, without what is on the screen alone: a JPEG if the name ends so, or
 * a PNG. `failed` stays set until the next try or `dismiss`.
 */
export function useSavedPicture(drawn: RefObject<HTMLElement | null>, name: string) {
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    const { current } = drawn;
    if (!current) return;
    setSaving(true);
    setFailed(false);
    // The picture is used in letters and sheets, which are white.
    current.style.colorScheme = 'light';
    try {
      const { toBlob } = await import('html-to-image');
      const picture = await toBlob(current, {
        type: name.endsWith('.jpeg') ? 'image/jpeg' : 'image/png',
        quality: 0.95,
        pixelRatio: 2,
        backgroundColor: PAPER,
        filter: (node) => !node.classList?.contains('screen-only'),
      });
      if (!picture) throw new Error('The picture was not drawn.');
      saveFile(picture, name.replaceAll(NOT_IN_NAMES, ' ').trim());
    } catch {
      setFailed(true);
    } finally {
      current.style.colorScheme = '';
      setSaving(false);
    }
  };
  return { save, saving, failed, dismiss: () => setFailed(false) };
}
