import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two levels below the root, like the server, which finds the contract relative to itself. */
const folder = here('../../dist/');

const NAMES = ['probe', 'upstream', 'passThrough', 'plainApollo', 'yoga', 'mercurius', 'mercuriusJit'] as const;
export type ProgramName = (typeof NAMES)[number] | 'ours';

/** Builds the server and its peers as for deployment. Run from sources, the measurement would include the transpiler. */
export async function buildPrograms(): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({ root: here('../../../server/'), logLevel: 'error' });
  await build({
    root: here('../../'),
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      rollupOptions: {
        input: Object.fromEntries(NAMES.map((name) => [name, here(`./programs/${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: [/^@taem\//] },
  });
  // The builder sets NODE_ENV to `production`, in which the gateway loads no demo shop.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

export function programPath(name: ProgramName): string {
  return name === 'ours' ? here('../../../server/dist/main.js') : `${folder}${name}.js`;
}
