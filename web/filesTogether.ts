import { relative } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { heldPages, SHELL } from './heldWeights.ts';
import { joinFiles, type Load } from './joinFiles.ts';

/** A page stays this many bytes below its limit: files are weighed one by one before they are joined, without the seams between them. */
const RESERVE = 1000;
/** How much a part that a page loads later counts beside a page. */
const WEIGHT_OF_PART = 0.2;
/** Its file changes with React alone, whatever a release brings; with what the bundler gives all files, React's too. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0rolldown\/runtime/;

/** The bundler moves nothing into files that are loaded by their names: pages that share it would load them too. */
export const AS_PLACED = { experimental: { chunkOptimization: { mergeCommonChunks: false } } };

const react = { name: 'react', test: REACT, priority: 1 };

/**
 * How modules are put into files. By itself the bundler makes a file of what the same pages share, which are hundreds: up to 155
 * for a page. The client is built once in memory to see which they are, then again with those joined that
 * `joinFiles` names.
 */
export function filesTogether(config: () => InlineConfig): Plugin {
  return {
    name: 'files-together',
    apply: 'build',
    // Not in the configuration itself: tools that only read it would build the client each time.
    async config() {
      return { build: { rolldownOptions: { output: { codeSplitting: await joinedGroups(config()) } } } };
    },
  };
}

async function joinedGroups(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const root = config.root ?? import.meta.dirname;
  const chunks = await chunksOf({ ...config, root });
  const nameOf = ({ facadeModuleId, fileName, isEntry, isDynamicEntry }: Rolldown.OutputChunk) =>
    facadeModuleId && (isEntry || isDynamicEntry) ? relative(root, facadeModuleId) : fileName;
  const names = new Map(chunks.map((chunk) => [chunk.fileName, nameOf(chunk)]));
  const files = chunks.map((chunk) => ({
    name: nameOf(chunk),
    code: chunk.code,
    imports: chunk.imports.flatMap((file) => names.get(file) ?? []),
    isFixed: nameOf(chunk) !== chunk.fileName || chunk.moduleIds.every((id) => REACT.test(id)),
  }));
  const modules = new Map(chunks.map((chunk) => [nameOf(chunk), chunk.moduleIds]));
  const entries = files.map(({ name }) => name).filter((name) => name.startsWith('src/'));
  const signIn: Load = { roots: SHELL.signIn, weight: 1, atMost: 0, isBeforeShell: true };
  const pages: Load[] = heldPages(entries).map(({ modules: roots, limit }) => ({
    ...{ roots, weight: 1, atMost: limit * 1000 - RESERVE },
  }));
  const parts: Load[] = entries.map((name) => ({ roots: [name], weight: WEIGHT_OF_PART, atMost: Infinity }));
  const joined = joinFiles(files, SHELL, [signIn, ...pages, ...parts]);
  const fileOf = new Map(
    joined.flatMap((group, at) => group.flatMap((name) => (modules.get(name) ?? []).map((id) => [id, `part${at}`]))),
  );
  const part = {
    debugName: 'part',
    name: (id: string) => fileOf.get(id) ?? null,
    test: (id: string) => fileOf.has(id),
    includeDependenciesRecursively: false,
  };
  return { groups: [react, part] };
}

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    ...{ configFile: false, logLevel: 'error' },
    build: {
      ...config.build,
      ...{ write: false, manifest: false, reportCompressedSize: false },
      rolldownOptions: { ...AS_PLACED, output: { codeSplitting: { groups: [react] } } },
    },
  });
  if (!('output' in built)) throw new Error('The client is one build.');
  return built.output.filter((file) => file.type === 'chunk');
}
