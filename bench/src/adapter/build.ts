import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Where the programs go: two levels below the root, as the server itself, which finds the contract from there. */
const folder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The peers built as the server is built for deployment. Run as sources they would be measured with their translator. */
export async function buildPeers(names: readonly string[]): Promise<(name: string) => string> {
  const { NODE_ENV } = process.env;
  await build({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(names.map((name) => [name, fileURLToPath(new URL(`./${name}.ts`, import.meta.url))])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: [/^@taem\//] },
  });
  // The builder leaves `production` behind, in which the gateway loads no demo shop.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return (name) => `${folder}${name}.js`;
}
