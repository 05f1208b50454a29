import { type RefObject, useState } from 'react';
import { colours } from '../../app/tokens.ts';

/** The card as a PNG on the device, without its buttons; `failed` until the next try. */
export function useSavePicture(card: RefObject<HTMLElement | null>, title: string) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      if (!card.current) return;
      const { toPng } = await import('html-to-image');
      const link = document.createElement('a');
      const filter = (node: HTMLElement) => node.dataset?.card !== 'actions';
      link.href = await toPng(card.current, { pixelRatio: 2, backgroundColor: colours.card, filter });
      link.download = `${title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()}.png`;
      link.click();
    } catch {
      setFailed(true);
    }
  };
  return { save, failed };
}
