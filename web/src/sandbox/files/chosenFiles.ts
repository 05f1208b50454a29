import { createStore, useStore } from '../../app/createStore.ts';
import type { ChosenFile } from './formOf.ts';

/** By tab of the editor. Files are never kept: they are gone with the page. */
const chosen = createStore<Readonly<Record<string, readonly ChosenFile[]>>>({});
const NONE: readonly ChosenFile[] = [];

export function chosenFiles(tab: string): readonly ChosenFile[] {
  return chosen.get()[tab] ?? NONE;
}

/** `null` takes the file of that place away. */
export function chooseFile(tab: string, path: string, file: File | null): void {
  const others = chosenFiles(tab).filter((one) => one.path !== path);
  chosen.set({ ...chosen.get(), [tab]: file ? [...others, { path, file }] : others });
}

export const useChosenFiles = (tab: string): readonly ChosenFile[] => useStore(chosen, (all) => all[tab] ?? NONE);
