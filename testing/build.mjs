import { copyFile, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { build } from 'vite';

/** Makes what is packed: the kit as JavaScript, its types in one file, and the contract where the server looks for it. */
process.chdir(fileURLToPath(new URL('.', import.meta.url)));
await rm('dist', { recursive: true, force: true });
const { output } = await build({ logLevel: 'warn' });
await requireDependencies(output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.imports : [])));
const types = await rollup({
  input: 'src/index.ts',
  external: (id) => !/^([./]|@taem\/)/.test(id),
  plugins: [dts({ tsconfig: 'tsconfig.json', includeExternal: ['@taem/domain', '@taem/gateway', '@taem/server'] })],
});
await types.write({ file: 'dist/kit/js/index.d.ts' });
await copyFile('../schema.graphql', 'dist/schema.graphql');

/** Projects that install the packed file run with the product's own packages in the same versions. */
async function requireDependencies(imports) {
  const [own, ...ours] = await Promise.all(
    ['.', '../gateway', '../server', '../domain'].map(async (folder) =>
      JSON.parse(await readFile(`${folder}/package.json`, 'utf8')),
    ),
  );
  const versions = Object.assign(
    {},
    ...ours.map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })),
  );
  const packages = imports
    .filter((id) => !isBuiltin(id) && !id.endsWith('.js'))
    .map((id) =>
      id
        .split('/')
        .slice(0, id.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  const wrong = [...new Set(packages)].filter((name) => !own.dependencies[name]);
  for (const [name, version] of Object.entries(own.dependencies)) {
    if (
      versions[name] &&
      !ours.some((one) => [one.dependencies?.[name], one.devDependencies?.[name]].includes(version))
    )
      wrong.push(`${name} ${versions[name]}`);
  }
  if (wrong.length > 0) throw new Error(`testing/package.json does not name what is imported: ${wrong.join(', ')}`);
}
