import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BenchResult } from './run.ts';

const dist = fileURLToPath(new URL('../../web/dist/public/', import.meta.url));
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
/** What loads of the sandbox once there is a session, and what it may weigh. */
const SANDBOX_LIMIT = 260;
const SANDBOX = ['src/sandbox/SandboxPage.tsx', 'src/sandbox/Workbench.tsx'];
const CUSTOMERS = /^src\/customers\/(find|profile)\//;
const LIMITS = { signIn: 90, shell: 216, afterShell: 20, route: 160, records: 165, find: 60, profile: 50 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** JavaScript that the built client loads, gzipped: the sign-in page, the shell, and each page on top of the shell. */
export default async function bundle(): Promise<BenchResult> {
  const manifest = JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8').catch(refuse)) as Manifest;
  const entry = closure(manifest, [ENTRY]);
  const shell = closure(manifest, [ENTRY, SHELL]);
  const present = closure(manifest, [ENTRY, SHELL, ...AFTER_SHELL]);
  const pages = Object.keys(manifest).filter((name) => /Page\.tsx$/.test(name) && name !== SIGN_IN);
  const above = (name: string, modules: readonly string[], limit: number) =>
    row(name, without(closure(manifest, modules), present), limit);
  const rows = [
    await row('sign-in: all that /login loads', closure(manifest, [ENTRY, SIGN_IN]), LIMITS.signIn),
    await row('shell: all but the page itself', shell, LIMITS.shell),
    await row('shell: menu and notices, once it is drawn', without(present, shell), LIMITS.afterShell),
    ...(await Promise.all([
      ...pages.sort().map((page) => above(pageName(page), [page], limitOf(page))),
      ...Object.entries(RECORDS).map(([name, modules]) => above(name, modules, LIMITS.records)),
      above('sandbox: with its editors', SANDBOX, SANDBOX_LIMIT),
    ])),
  ];
  const first = await kilobytes(entry);
  return {
    title: 'JavaScript of the client, gzip level 9',
    rows,
    notes: [
      'Pages are counted on top of the shell with its menu and notices; what several pages share is counted for each.',
      `Of the sign-in page ${first.toFixed(1)} kB are React, words and the session.`,
    ],
  };
}

/** Looking for a customer and their profile have separate limits. */
function limitOf(page: string): number {
  const [, place] = CUSTOMERS.exec(page) ?? [];
  if (!place) return LIMITS.route;
  return place === 'find' ? LIMITS.find : LIMITS.profile;
}

async function row(name: string, files: ReadonlySet<string>, limit: number) {
  const size = await kilobytes(files);
  return {
    what: name,
    'kB gzip': size.toFixed(1),
    'at most': limit,
    holds: size <= limit ? 'yes' : 'NO',
    files: files.size,
  };
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

async function kilobytes(files: ReadonlySet<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(`${dist}${file}`)));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0) / 1000;
}

function pageName(path: string): string {
  return path.replace(/^src\//, '').replace(/\.tsx$/, '');
}

function refuse(): never {
  throw new Error('web is not built: run `npm run build` first.');
}
