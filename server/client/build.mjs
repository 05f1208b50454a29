import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Kind, parse, print } from 'graphql';

/** Builds the content of the package: JavaScript and types of `src`, and the contract. */
process.chdir(fileURLToPath(new URL('.', import.meta.url)));
await rm('dist', { recursive: true, force: true });
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const emit = ['--noEmit', 'false', '--incremental', 'false', '--declaration', '--rewriteRelativeImportExtensions'];
const options = ['--project', 'tsconfig.json', ...emit, '--outDir', 'dist', '--rootDir', 'src'];
const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await writeFile(
  'dist/schema.graphql',
  `${print(withoutExtensions(parse(await readFile('../../schema.graphql', 'utf8'))))}\n`,
);

/**
 * Removes type extensions from the contract, because Relay's compiler treats them as client-only and never requests
 * them from the server.
 */
function withoutExtensions(contract) {
  const extensions = contract.definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_EXTENSION);
  const definitions = contract.definitions
    .filter((definition) => !extensions.includes(definition))
    .map((definition) => {
      const own = extensions.filter(({ name }) => name.value === definition.name?.value);
      if (own.length === 0) return definition;
      return { ...definition, fields: [...(definition.fields ?? []), ...own.flatMap(({ fields }) => fields)] };
    });
  return { ...contract, definitions };
}
