import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { say } from './progress.mjs';
import { install, manifestOf, root } from './workspace.mjs';

/** The oldest Node that can install the dependencies; everything else runs on the Node that comes with them. */
const OLDEST_FOR_INSTALL = [20, 19];
const MAJOR = 26;
const LOOK_EVERY_MS = 500;
/** Read before any wait, so that a starter which disappears later is noticed. */
const starters = readStarters();

/**
 * Installs what is missing and continues on the project's Node, which is an optional dependency of the root for each
 * platform. Resolves in the process that runs on it; a process started on another Node only waits for that one, and
 * exits like it. From here on a script ends when its starter is gone.
 */
export async function useProjectNode() {
  refuseOldNode();
  endWithStarter();
  await install();
  const own = projectNode();
  if (!own) return refuseForeignNode();
  if (realpathSync(process.execPath) === realpathSync(own.program)) return;
  say(`On Node ${own.version}, which comes with the project (this machine has ${process.version.slice(1)}).`);
  process.exit(await continueOn(own.program));
}

/** npm and shells may die of a signal without passing it on, or be killed: the script then ends itself. */
function endWithStarter() {
  const look = () => readStarters() !== starters && process.kill(process.pid, 'SIGTERM');
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Returns the parent, and npm above it if npm's shell stays in between: Debian's does, and outlives a killed npm. */
function readStarters() {
  const parent = `${process.ppid}`;
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return parent;
  try {
    const [, npm] = /\((?:sh|dash|bash)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return `${parent} ${npm}`;
  } catch {
    return parent;
  }
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_FOR_INSTALL;
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return;
  say(`Taem needs Node ${OLDEST_FOR_INSTALL.join('.')} or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

/** Refuses a Node that is too old, if no package fits this platform, so that the machine's own Node is used. */
function refuseForeignNode() {
  if (Number.parseInt(process.versions.node, 10) >= MAJOR) return;
  say(
    `npm has no Node ${MAJOR} for ${process.platform} ${process.arch}: install Node ${MAJOR} from https://nodejs.org and start again.`,
  );
  process.exit(1);
}

/** Returns the executable of the installed package; null if there is none for this platform. */
function projectNode() {
  // The packages for Linux are linked against glibc.
  if (process.platform === 'linux' && !('glibcVersionRuntime' in process.report.getReport().header)) return null;
  const { optionalDependencies } = manifestOf('.');
  for (const name of Object.keys(optionalDependencies)) {
    const folder = join('node_modules', name);
    if (!existsSync(join(root, folder))) continue;
    const { version, bin } = manifestOf(folder);
    return { version, program: join(root, folder, bin.node) };
  }
  return null;
}

/** Runs this script again on another Node, which becomes `node` for everything it starts; passes on signals that only this process receives. */
function continueOn(program) {
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
  });
  // Ctrl-C reaches both; this process waits until the other has ended.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
