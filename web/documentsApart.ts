import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = /\/gql\/(?:graphql|hooks)\.ts$/;
const IMPORT = /^import \{([^}]+)\} from '([^']*\/gql\/(?:graphql|hooks)\.ts)';/gm;
const ONLY = '?only=';

/**
 * Makes a module of each generated document and hook, so that a page loads those it runs and not all of its area:
 * `import { useFindMembersQuery } from '../gql/hooks.ts'` brings that hook and its document along.
 */
export function documentsApart(): Plugin {
  return {
    name: 'documents-apart',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || GENERATED.test(id) || !code.includes('/gql/')) return null;
      return code.replace(IMPORT, (_all, names: string, path: string) => apart(names, resolve(dirname(id), path)));
    },
    resolveId: (source) => (source.includes(ONLY) ? source : null),
    async load(id) {
      const [path = '', name] = id.split(ONLY);
      if (!name) return null;
      const line = (await readFile(path, 'utf8'))
        .split('\n')
        .find((each) => each.startsWith(`export const ${name} = `));
      if (!line) throw new Error(`${path} has no ${name}.`);
      return path.endsWith('hooks.ts') ? hook(line, path) : line.replace(/ as unknown as DocumentNode<.*>;$/, ';');
    },
  };
}

/** Types go with what they are taken from: the compiler forgets them. */
function apart(names: string, path: string): string {
  const given = names.split(',').map((name) => name.trim());
  return given
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${path}${ONLY}${name.split(' as ')[0]}';`)
    .join(' ');
}

function hook(line: string, path: string): string {
  const used = /Documents\.(\w+)/.exec(line)?.[1];
  const make = /(queryHook|mutationHook)\(/.exec(line)?.[1];
  if (!used || !make) throw new Error(`${path} has a hook of another shape: ${line}`);
  return `import { ${make} } from '${resolve(dirname(path), '../../app/operationHooks.ts')}';
import { ${used} } from '${path.replace(/hooks\.ts$/, 'graphql.ts')}${ONLY}${used}';
${line.replace(`Documents.${used}`, used)}`;
}
