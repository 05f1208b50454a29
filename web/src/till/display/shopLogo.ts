import { useSyncExternalStore } from 'react';
import { readLocal, removeLocal, writeLocal } from '../../app/localStore.ts';

const KEY = 'taem.shopLogo';

/** Stores the logo for the customer's screen, which is another window of this browser and sends no requests. */
export function keepShopLogo(url: string | null): void {
  if (readLocal(KEY) === url) return;
  try {
    if (url === null) removeLocal(KEY);
    else writeLocal(KEY, url);
  } catch {
    // Without storage there is no second window to display it in.
  }
}

/** Returns the logo of the shop that last sold in this browser; null without one. */
export const useShopLogo = (): string | null => useSyncExternalStore(follow, () => readLocal(KEY));

function follow(announce: () => void): () => void {
  window.addEventListener('storage', announce);
  return () => window.removeEventListener('storage', announce);
}
