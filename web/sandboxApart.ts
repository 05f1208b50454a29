import type { Plugin } from 'vite';

/** Packages of which the shell needs a part and the sandbox and the workbench nearly all. */
const SHARED = /^(?:graphql|tslib)(?:\/|$)/;
const OF_SHELL =
  /\/(?:rxjs|@apollo|@wry|optimism|graphql-tag)\/|\/web\/src\/(?!sandbox\/|editor\/|insight\/dashboards\/)/;
const APART = '?apart';

/** Gives the sandbox and the workbench separate copies: from a shared chunk the shell would load what only they use. */
export function sandboxApart(): Plugin {
  return {
    name: 'taem-sandbox-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const within = importer.endsWith(APART);
      if (!within && (!SHARED.test(source) || OF_SHELL.test(importer))) return null;
      const from = within ? importer.slice(0, -APART.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: found.id + APART } : found;
    },
  };
}
