import type { Plugin } from 'vite';

const SOURCE = /\/(?:web|domain|server\/client)\/src\//;
const ICON = /\/@mui\/icons-material\//;
const START = '/web/src/frame/main.tsx';
const SIGN_IN = '/web/src/accounts/SignIn.tsx';
const SHELL = ['/web/src/frame/Pages.tsx', '/web/src/frame/routes.tsx', '/web/src/frame/Shell.tsx'];

const NAMED = [START, SIGN_IN, ...SHELL];

type Part = 'start' | 'shell';

/**
 * What of our own sources loads together: the part of the shell that the sign-in page has too, and the rest of it. Every
 * page behind sign-in has both, and a file of them all is smaller than one for each that some page shares.
 */
export function shellTogether(): { readonly plugin: Plugin; readonly partOf: (id: string) => Part | null } {
  let shell = new Set<string>();
  let signIn = new Set<string>();
  return {
    // What is loaded by its name keeps a file of that name.
    partOf: (id) =>
      shell.has(id) && !NAMED.some((end) => id.endsWith(end)) ? (signIn.has(id) ? 'start' : 'shell') : null,
    plugin: {
      name: 'taem-shell-together',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const importedBy = (ends: readonly string[]) => {
          const found = new Set<string>();
          const visit = (id: string) => {
            if (found.has(id) || !(SOURCE.test(id) || ICON.test(id))) return;
            found.add(id);
            this.getModuleInfo(id)?.importedIds.forEach(visit);
          };
          for (const end of ends) ids.filter((id) => id.endsWith(end)).forEach(visit);
          return found;
        };
        shell = importedBy([START, ...SHELL]);
        signIn = importedBy([START, SIGN_IN]);
      },
    },
  };
}
