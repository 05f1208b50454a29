import { createStore, useStore } from './createStore.ts';
import { readLocal, writeLocal } from './localStore.ts';

/** `system` follows the device. */
export type ColourScheme = 'system' | 'light' | 'dark';

export const COLOUR_SCHEMES: readonly ColourScheme[] = ['system', 'light', 'dark'];

/** The page's first script reads it too (`index.html`), before anything is drawn. */
const KEY = 'taem.scheme';

function stored(): ColourScheme {
  const value = readLocal(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

const current = createStore<ColourScheme>(stored());

/** Draws the page in the scheme, and remembers the choice on this device. */
export function chooseColourScheme(scheme: ColourScheme): void {
  show(scheme);
  try {
    writeLocal(KEY, scheme);
  } catch {
    // The device stores nothing: the choice still holds until the page is closed.
  }
}

/** Returns the scheme chosen on this device, also in another tab. */
export const useColourScheme = (): ColourScheme => useStore(current);

const DARK = '(prefers-color-scheme: dark)';

const device = createStore(
  () => matchMedia(DARK).matches,
  (announce) => {
    const query = matchMedia(DARK);
    query.addEventListener('change', announce);
    return () => query.removeEventListener('change', announce);
  },
);

/** Whether the page is dark at the moment, by choice or by the device: for drawing without style sheets. */
export function useIsDark(): boolean {
  const scheme = useColourScheme();
  const isDeviceDark = useStore(device);
  return scheme === 'system' ? isDeviceDark : scheme === 'dark';
}

/** Applies the scheme and follows its changes. Called once, where the page starts. */
export function followColourScheme(): void {
  show(current.get());
  addEventListener('storage', ({ key }) => key === KEY && show(stored()));
}

function show(scheme: ColourScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  current.set(scheme);
}
