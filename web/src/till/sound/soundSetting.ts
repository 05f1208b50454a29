import { createStore, useStore } from '../../app/createStore.ts';
import { readLocal, writeLocal } from '../../app/localStore.ts';

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
  setting ??= kept();
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

function kept(): SoundSetting {
  try {
    return { ...USUAL, ...(JSON.parse(readLocal(KEY) ?? '{}') as Partial<SoundSetting>) };
  } catch {
    return USUAL;
  }
}
