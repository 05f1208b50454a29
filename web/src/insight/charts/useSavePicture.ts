import { type RefObject, useState } from 'react';
import { PAPER } from '../../ui/tokens.ts';

/** The card as a PNG on the device, without its buttons; `failed` until the next try. */
export function useSavePicture(card: RefObject<HTMLElement | null>, title: string) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    const { current } = card;
    if (!current) return;
    // It is put into letters and sheets, which are white.
    current.style.colorScheme = 'light';
    try {
      const { toPng } = await import('html-to-image');
      const link = document.createElement('a');
      const filter = (node: HTMLElement) => node.dataset?.card !== 'actions';
      link.href = await toPng(current, { pixelRatio: 2, backgroundColor: PAPER, filter });
      link.download = `${title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()}.png`;
      link.click();
    } catch {
      setFailed(true);
    } finally {
      current.style.colorScheme = '';
    }
  };
  return { save, failed };
}
