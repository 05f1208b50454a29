import { useSyncExternalStore } from 'react';
import type { ChosenFile } from './formOf.ts';

/** By tab of the editor. Files are never kept: they are gone with the page. */
const chosen = new Map<string, readonly ChosenFile[]>();
const listeners = new Set<() => void>();
const NONE: readonly ChosenFile[] = [];

export function chosenFiles(tab: string): readonly ChosenFile[] {
  return chosen.get(tab) ?? NONE;
}

/** `null` takes the file of that place away. */
export function chooseFile(tab: string, path: string, file: File | null): void {
  const others = chosenFiles(tab).filter((one) => one.path !== path);
  chosen.set(tab, file ? [...others, { path, file }] : others);
  for (const listener of [...listeners]) listener();
}

export function useChosenFiles(tab: string): readonly ChosenFile[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => chosenFiles(tab),
  );
}
