import { createStore, useStore } from '../../app/createStore.ts';
import type { ChosenFile } from './formOf.ts';

/** The files by editor tab. They are never stored and are lost with the page. */
const chosen = createStore<Readonly<Record<string, readonly ChosenFile[]>>>({});
const NONE: readonly ChosenFile[] = [];

export function chosenFiles(tab: string): readonly ChosenFile[] {
  return chosen.get()[tab] ?? NONE;
}

/** Chooses the file of a variable; null removes it. */
export function chooseFile(tab: string, path: string, file: File | null): void {
  const others = chosenFiles(tab).filter((one) => one.path !== path);
  chosen.set({ ...chosen.get(), [tab]: file ? [...others, { path, file }] : others });
}

export const useChosenFiles = (tab: string): readonly ChosenFile[] => useStore(chosen, (all) => all[tab] ?? NONE);
