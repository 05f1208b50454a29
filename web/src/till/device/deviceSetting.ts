import { createStore, useStore } from '../../app/createStore.ts';
import { readKept } from '../../app/kept.ts';
import { writeLocal } from '../../app/localStore.ts';

export const CARD_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** What is set for this device, not for the shop. */
export interface DeviceSetting {
  /** A sound when a code is not sold, or nothing can be added. */
  alert: boolean;
  /** A short tick for every code that was added. */
  tick: boolean;
  /** How large the cards of the products are. */
  cards: CardSize;
}

const KEY = 'taem.till.device';
const USUAL: DeviceSetting = { alert: true, tick: false, cards: 'SMALL' };
const FORM = { alert: true, tick: true, cards: (size: unknown) => CARD_SIZES.some((one) => one === size) };

let setting: DeviceSetting | null = null;
const store = createStore(deviceSetting);

export function deviceSetting(): DeviceSetting {
  setting ??= readKept<DeviceSetting>(KEY, FORM) ?? USUAL;
  return setting;
}

export function changeDevice(change: Partial<DeviceSetting>): void {
  setting = { ...deviceSetting(), ...change };
  try {
    writeLocal(KEY, JSON.stringify(setting));
  } catch {
    // The choice still holds until the page is closed.
  }
  store.announce();
}

export const useDeviceSetting = (): DeviceSetting => useStore(store);
