import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const ENTRY = 'index.html';
/** What is there before any page. */
export const SHELL = {
  signIn: [ENTRY, 'src/accounts/SignIn.tsx'],
  shell: [ENTRY, 'src/frame/Pages.tsx', 'src/frame/routes.tsx', 'src/frame/Shell.tsx'],
  /** Fetched as soon as the shell is drawn, whatever page it is. */
  after: ['src/frame/navigation/SideMenu.tsx', 'src/frame/palette/Palette.tsx', 'src/frame/OfflineNotice.tsx'],
};
/** List, form and page of every record of the management; a list is drawn as a table, or as cards on a phone. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'resources: list': ['src/resources/RecordList.tsx', 'src/list/ListGrid.tsx'],
  'resources: list on a phone': ['src/resources/RecordList.tsx', 'src/list/ListCards.tsx'],
  'resources: form': ['src/resources/RecordEdit.tsx'],
  'resources: page': ['src/resources/RecordShow.tsx'],
};
/** What loads of the sandbox once there is a session. */
const SANDBOX = ['src/sandbox/SandboxPage.tsx', 'src/sandbox/Workbench.tsx'];
/** Kilobytes of JavaScript, gzipped. */
const LIMITS = { signIn: 90, shell: 212, after: 60, page: 176, records: 184, sandbox: 260 };
/** Pages and areas with another limit. */
const OWN_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^customers\/find\//, 72],
  [/^customers\/profile\//, 64],
  [/^stock\/count\/CountPage/, 178],
  [/^till\/sale\/AddProductPage/, 140],
  [/^till\/receipt\/SuccessPage/, 130],
  [/^till\/payment\/ChannelsPage/, 188],
  [/^till\/lite\/LitePage/, 214],
];

/** Files that a page asks for, and of those that ask for more: a browser fetches six at once. */
const MAX_FILES = 56;
const OWN_MOST_FILES: readonly (readonly [RegExp, number])[] = [
  [/^till\/lite\/LitePage/, 68],
  [/^till\/payment\/ChannelsPage/, 64],
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** A page, with the modules that it begins with. */
interface HeldPage {
  readonly page: string;
  readonly modules: readonly string[];
  readonly limit: number;
}

/** What a page loads, and what it may. */
export interface Weight {
  readonly page: string;
  readonly kilobytes: number;
  readonly limit: number;
  readonly files: number;
  readonly mostFiles: number;
}

/** Ends a build whose pages have become heavier than they may be. */
export function heldWeights(): Plugin {
  let dist = '';
  return {
    name: 'taem-held-weights',
    apply: 'build',
    configResolved({ root, build }) {
      dist = join(root, build.outDir);
    },
    async closeBundle() {
      const heavy = (await weightsOf(dist)).flatMap(({ page, kilobytes, limit, files, mostFiles }) => [
        ...(kilobytes > limit ? [`${page}: ${kilobytes.toFixed(1)} kB, at most ${limit}`] : []),
        ...(files > mostFiles ? [`${page}: ${files} files, at most ${mostFiles}`] : []),
      ]);
      if (heavy.length > 0) this.error(`Too much JavaScript (kB, gzipped):\n${heavy.join('\n')}`);
    },
  };
}

/** JavaScript that the client built in this folder loads, gzipped: the sign-in page, the shell, each page on top of the shell. */
export async function weightsOf(dist: string): Promise<Weight[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const circle = circleIn(manifest);
  if (circle) throw new Error(`Files import each other in a circle: ${circle.join(' → ')}`);
  const shell = closure(manifest, SHELL.shell);
  const weigh = async (page: string, files: ReadonlySet<string>, limit: number): Promise<Weight> => ({
    page,
    kilobytes: await kilobytesOf(dist, files),
    limit,
    files: files.size,
    mostFiles: ownOr(OWN_MOST_FILES, page, MAX_FILES),
  });
  return Promise.all([
    weigh('sign-in: all that /login loads', closure(manifest, SHELL.signIn), LIMITS.signIn),
    weigh('shell: all but the page itself', shell, LIMITS.shell),
    ...heldPages(Object.keys(manifest)).map(({ page, modules, limit }) =>
      weigh(page, without(closure(manifest, modules), shell), limit),
    ),
  ]);
}

/** The pages among these modules, with what each loads on top of the shell and the kilobytes that it may have. */
export function heldPages(modules: readonly string[]): HeldPage[] {
  const pages = modules.filter((name) => /Page\.tsx$/.test(name)).sort();
  return [
    { page: 'shell: menu and search, once it is drawn', modules: SHELL.after, limit: LIMITS.after },
    ...pages.map((module) => ({ page: pageName(module), modules: [module], limit: limitOf(pageName(module)) })),
    ...Object.entries(RECORDS).map(([page, roots]) => ({ page, modules: roots, limit: LIMITS.records })),
    { page: 'sandbox: with its editors', modules: SANDBOX, limit: LIMITS.sandbox },
  ];
}

const limitOf = (page: string): number => ownOr(OWN_LIMITS, page, LIMITS.page);

const ownOr = (own: readonly (readonly [RegExp, number])[], page: string, usual: number): number =>
  own.find(([pages]) => pages.test(page))?.[1] ?? usual;

/** Files that import each other: what one of them needs of the other when it begins is not there yet. */
function circleIn(manifest: Manifest): readonly string[] | null {
  const through = new Set<string>();
  const visit = (name: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (through.has(name)) return null;
    through.add(name);
    for (const next of manifest[name]?.imports ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    return null;
  };
  for (const name of Object.keys(manifest)) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}

/** The files that the browser fetches for these modules: they and all that they import outright. */
function closure(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

function without(files: ReadonlySet<string>, excluded: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !excluded.has(file)));
}

async function kilobytesOf(dist: string, files: ReadonlySet<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(dist, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0) / 1000;
}

function pageName(path: string): string {
  return path.replace(/^src\//, '').replace(/\.tsx$/, '');
}
