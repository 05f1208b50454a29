import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two levels below the root, as the server itself, which finds the contract from there. */
const folder = here('../../dist/');

const NAMES = ['probe', 'upstream', 'passThrough', 'plainApollo', 'yoga', 'mercurius', 'mercuriusJit'] as const;
export type ProgramName = (typeof NAMES)[number] | 'ours';

/** The server and its peers, built as for deployment. Run as sources they would be measured with their translator. */
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
  // The builder leaves `production` behind, in which the gateway loads no demo shop.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

export function programPath(name: ProgramName): string {
  return name === 'ours' ? here('../../../server/dist/main.js') : `${folder}${name}.js`;
}
