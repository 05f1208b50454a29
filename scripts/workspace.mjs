import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quietStep, say } from './progress.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The slowest to check come first. */
export const packages = ['web', 'server', 'gateway', 'testing', 'bench', 'domain', 'e2e', 'server/client'];
const manifests = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...packages.map((name) => `${name}/package.json`),
];

/** Folders not written by hand: installed, built, or data of the product or of a tool. */
export const NOT_WRITTEN = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage', 'e2e/results']);

/** The sources of each build; a build is repeated only if one of them changed. */
const builds = {
  gateway: ['gateway/src', 'gateway/vite.config.ts', 'domain/src', 'pnpm-lock.yaml'],
  server: ['server/src', 'server/vite.config.ts', 'domain/src', 'schema.graphql', 'pnpm-lock.yaml'],
  web: [
    'web/src',
    'web/public',
    'web/index.html',
    // The files of its configuration.
    ...readdirSync(join(root, 'web')).flatMap((name) => (name.endsWith('.ts') ? [`web/${name}`] : [])),
    'server/client/src',
    'domain/src',
    'pnpm-lock.yaml',
  ],
};

/** Installs the dependencies unless they match the lock file already. pnpm itself is fetched by npx. */
export async function install() {
  const stamp = new Stamp('node_modules/.installed', manifests);
  if (stamp.isCurrent()) return;
  refuseReadOnly('.');
  const title = existsSync(join(root, 'node_modules')) ? 'Install' : 'Install, half a minute to a few the first time';
  await quietStep(title, 'npx', ['-y', 'pnpm@10', 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    // Without a terminal, pnpm must not ask before it replaces what an older version installed.
    env: { ...process.env, CI: 'true' },
    shell: process.platform === 'win32',
  });
  stamp.write();
}

/** Builds the packages that changed since the last build. */
export async function build() {
  for (const [name, sources] of Object.entries(builds)) {
    const stamp = new Stamp(`${name}/dist/.built`, sources);
    if (stamp.isCurrent()) continue;
    refuseReadOnly(name);
    await quietStep(`Build ${name}`, process.execPath, [bin('vite'), 'build', '--logLevel', 'warn'], {
      cwd: join(root, name),
      env: { ...process.env, NO_COLOR: '1' },
    });
    stamp.write();
  }
}

/** Refuses a read-only folder, before work whose result could not be stored. */
function refuseReadOnly(folder) {
  const path = join(root, folder);
  try {
    accessSync(path, constants.W_OK);
  } catch ({ code }) {
    say(`${path} cannot be written to (${code}), and what is installed and built is kept there.`);
    process.exit(1);
  }
}

/** Returns the script of a tool's command, to run it without a shell and without npx. */
export function bin(name) {
  const folder = join('node_modules', ...name.split('/'));
  const { bin: entry } = manifestOf(folder);
  return join(root, folder, typeof entry === 'string' ? entry : Object.values(entry)[0]);
}

/** Reads the package.json of a folder of this project. */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

class Stamp {
  constructor(file, sources) {
    this.file = join(root, file);
    this.content = hashOf(sources);
  }
  isCurrent() {
    return existsSync(this.file) && readFileSync(this.file, 'utf8') === this.content;
  }
  write() {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, this.content);
  }
}

function hashOf(sources) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const source of sources) {
    // Hashes relative paths, so that a moved or copied folder keeps its hash.
    for (const file of projectFiles(source)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Returns the paths of all files below a folder of this project, sorted; for a file, its own path. */
export function projectFiles(folder = '') {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [folder];
  return readdirSync(path)
    .sort()
    .map((name) => [name, folder ? `${folder}/${name}` : name])
    .flatMap(([name, file]) => (NOT_WRITTEN.has(name) || NOT_WRITTEN.has(file) ? [] : projectFiles(file)));
}
