import { useState } from 'react';
import { readLocal, writeLocal } from '../app/localStore.ts';

export type SandboxTheme = 'light' | 'dark';

const KEY = 'taem.sandbox.theme';

/** Light as the rest of the product, until this device's developer chooses dark. */
export function useSandboxTheme(): [SandboxTheme, (theme: SandboxTheme) => void] {
  const [theme, setTheme] = useState<SandboxTheme>(() => (readLocal(KEY) === 'dark' ? 'dark' : 'light'));
  const choose = (chosen: SandboxTheme) => {
    setTheme(chosen);
    try {
      writeLocal(KEY, chosen);
    } catch {
      // The choice still holds until the page is closed.
    }
  };
  return [theme, choose];
}
