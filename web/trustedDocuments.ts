import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the operations of all areas, by hash, into one list: the server runs these and refuses any other of the client. */
export function trustedDocuments(file: string): Plugin {
  let root = '.';
  return {
    name: 'taem-trusted-documents',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    closeBundle: () => {
      const target = join(root, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, `${JSON.stringify(collectDocuments(root), null, 1)}\n`);
    },
  };
}

function collectDocuments(root: string): Record<string, string> {
  const lists = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/persisted-documents.json'))
    .map((file) => join(root, 'src', file));
  return Object.assign({}, ...lists.map((list) => JSON.parse(readFileSync(list, 'utf8'))));
}
