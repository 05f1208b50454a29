import { createStore, useStore } from '../../app/createStore.ts';
import { readKept } from '../../app/kept.ts';
import { writeLocal } from '../../app/localStore.ts';

/** What this device plays. */
export interface SoundSetting {
  /** When a code is not sold, or nothing can be added. */
  alert: boolean;
  /** A short tick for every code that was added. */
  tick: boolean;
}

const KEY = 'taem.till.sound';
const USUAL: SoundSetting = { alert: true, tick: false };

let setting: SoundSetting | null = null;
const store = createStore(soundSetting);

export function soundSetting(): SoundSetting {
  setting ??= { ...USUAL, ...readKept<SoundSetting>(KEY, { alert: true, tick: true }) };
  return setting;
}

export function changeSound(change: Partial<SoundSetting>): void {
  setting = { ...soundSetting(), ...change };
  try {
    writeLocal(KEY, JSON.stringify(setting));
  } catch {
    // The choice still holds until the page is closed.
  }
  store.announce();
}

export const useSoundSetting = (): SoundSetting => useStore(store);
