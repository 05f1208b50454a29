import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const ENTRY = 'index.html';
const SIGN_IN = 'src/accounts/SignIn.tsx';
const SHELL = 'src/frame/Shell.tsx';
/** Fetched as soon as the shell is drawn, whatever page it is. */
const AFTER_SHELL = ['src/frame/navigation/SideMenu.tsx', 'src/app/NoticeBar.tsx', 'src/frame/OfflineNotice.tsx'];
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
const LIMITS = { signIn: 90, shell: 220, afterShell: 20, page: 160, records: 167, sandbox: 260 };
/** Pages and areas with another limit. */
const OWN_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^customers\/find\//, 62],
  [/^customers\/profile\//, 55],
  [/^till\/sale\/AddProductPage/, 123],
  [/^till\/receipt\/SuccessPage/, 115],
  [/^till\/payment\/ChannelsPage/, 175],
  [/^till\/lite\/LitePage/, 202],
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What a page loads, and what it may. */
export interface Weight {
  readonly page: string;
  readonly kilobytes: number;
  readonly limit: number;
  readonly files: number;
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
      const heavy = (await weightsOf(dist)).filter(({ kilobytes, limit }) => kilobytes > limit);
      if (heavy.length === 0) return;
      const lines = heavy.map(({ page, kilobytes, limit }) => `${page}: ${kilobytes.toFixed(1)} kB, at most ${limit}`);
      this.error(`Too much JavaScript (kB, gzipped):\n${lines.join('\n')}`);
    },
  };
}

/** JavaScript that the client built in this folder loads, gzipped: the sign-in page, the shell, each page on top of the shell. */
export async function weightsOf(dist: string): Promise<Weight[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = closure(manifest, [ENTRY, SHELL]);
  const present = closure(manifest, [ENTRY, SHELL, ...AFTER_SHELL]);
  const pages = Object.keys(manifest).filter((name) => /Page\.tsx$/.test(name) && name !== SIGN_IN);
  const weigh = async (page: string, files: ReadonlySet<string>, limit: number): Promise<Weight> => ({
    page,
    kilobytes: await kilobytesOf(dist, files),
    limit,
    files: files.size,
  });
  const above = (page: string, modules: readonly string[], limit: number) =>
    weigh(page, without(closure(manifest, modules), present), limit);
  return Promise.all([
    weigh('sign-in: all that /login loads', closure(manifest, [ENTRY, SIGN_IN]), LIMITS.signIn),
    weigh('shell: all but the page itself', shell, LIMITS.shell),
    weigh('shell: menu and notices, once it is drawn', without(present, shell), LIMITS.afterShell),
    ...pages.sort().map((page) => above(pageName(page), [page], limitOf(pageName(page)))),
    ...Object.entries(RECORDS).map(([name, modules]) => above(name, modules, LIMITS.records)),
    above('sandbox: with its editors', SANDBOX, LIMITS.sandbox),
  ]);
}

const limitOf = (page: string): number => OWN_LIMITS.find(([pages]) => pages.test(page))?.[1] ?? LIMITS.page;

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
