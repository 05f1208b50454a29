import { useSyncExternalStore } from 'react';
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
const listeners = new Set<() => void>();

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
  for (const listener of listeners) listener();
}

export function useSoundSetting(): SoundSetting {
  return useSyncExternalStore(subscribe, soundSetting);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function kept(): SoundSetting {
  try {
    return { ...USUAL, ...(JSON.parse(readLocal(KEY) ?? '{}') as Partial<SoundSetting>) };
  } catch {
    return USUAL;
  }
}
