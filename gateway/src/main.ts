import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { z } from 'zod';
import { buildApp } from './app.ts';
import { openBackup } from './backup/openBackup.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { startFetchingPictures } from './catalogue/pictures/startFetchingPictures.ts';
import { startGivingBack } from './cells/giveBackLeft.ts';
import { migrateAndSeal } from './cells/migrateAndSeal.ts';
import { runCell } from './cells/runCell.ts';
import { checkBooks } from './check/checkBooks.ts';
import { type Config, readConfig, refuseWithoutMail } from './config.ts';
import { startRemovingErasedPictures } from './customers/privacy/erasedPictures.ts';
import { archiveFolder, beginArchive, listBases, refusalOfArchive } from './database/archive/ArchiveFolder.ts';
import { copyPictures, mirrorPictures } from './database/archive/copyPictures.ts';
import { removeRestores, restoreToMoment } from './database/archive/restoreToMoment.ts';
import { writeBaseBackup } from './database/archive/writeBaseBackup.ts';
import {
  type EmbeddedPostgres,
  prepareCluster,
  runningPostgresUrl,
  startEmbeddedPostgres,
} from './database/embedded.ts';
import { TakenOver } from './database/holdOwnership.ts';
import { readFrozen } from './database/migrations/frozenLine.ts';
import { outageOf } from './database/outage.ts';
import { openDatabase } from './database/pool.ts';
import { refuseOtherDatabase } from './database/refuseOtherDatabase.ts';
import { refuseUnfrozen } from './database/refuseUnfrozen.ts';
import { StartRefusal } from './database/StartRefusal.ts';
import { examine } from './doctor/examine.ts';
import { drillBackups } from './drill/drillBackups.ts';
import { openFileStore } from './files/FileStore.ts';
import { startForgetting } from './forgetOld.ts';
import { removeLeftImports } from './import/importFolders.ts';
import { loadDemoWhenEmpty } from './loadDemoWhenEmpty.ts';
import { openSenders } from './messages/openSenders.ts';
import { startOutbox } from './messages/startOutbox.ts';
import { closeContext, openContext } from './openContext.ts';
import { prepareMessage } from './prepareMessage.ts';
import { askMerchant } from './setup/askMerchant.ts';
import { createMerchant } from './setup/createMerchant.ts';
import { isMerchantThere } from './setup/isMerchantThere.ts';
import { NO_CLIENT_SECRET, prepareSetup } from './setup/prepareSetup.ts';

/** Functions that stop what was started, called in reverse order. */
const stops: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(isDev = false): Promise<void> {
  const config = readConfig();
  refuseWithoutMail(config);
  await refuseTakenPort(config);
  const url = config.databaseUrl ?? (await startOwnPostgres(config)).url;
  if (config.databaseDirectUrl) await refuseOtherDatabase(url, config.databaseDirectUrl);
  if (isDev) await refuseUnfrozen(await readFrozen());
  await migrate(config.databaseDirectUrl ?? url);
  const context = await openContext(config, url);
  stops.push(() => atMost(1_000, closeContext(context)));
  await context.replica?.ready();
  await removeLeftImports();
  await loadDemoWhenEmpty(context, report);
  if (config.production) await prepareSetup(context, report);
  const outbox = await startOutbox(context.database, openSenders(config, report), {}, prepareMessage(context));
  stops.push(() => atMost(5_000, outbox.close()));
  const app = await buildApp(context);
  const stopGivingBack = startGivingBack(context.database, app.log);
  stops.push(async () => stopGivingBack());
  const stopForgetting = startForgetting(context.database, app.log);
  stops.push(async () => stopForgetting());
  const stopRemoving = startRemovingErasedPictures(context, app.log);
  stops.push(async () => stopRemoving());
  const stopFetching = await startFetchingPictures(context, app.log);
  stops.push(() => atMost(5_000, stopFetching()));
  // Stopped first: from then on the gateway is not ready, and finishes running requests.
  stops.push(() => atMost(config.drainMs + 10_000, app.close()));
  const address = await app.listen({ host: config.host, port: config.port });
  const gatewayUrl = `${address}/v3.0`;
  report(`Gateway: ${gatewayUrl}`);
  process.send?.({ type: 'ready', url: gatewayUrl });
}

/** Migrates the database, and reports in one line what was changed. */
async function migrate(url: string): Promise<void> {
  const changes: string[] = [];
  await migrateAndSeal(url, (line) => changes.push(line));
  if (changes.length > 0)
    report(`Database: ${changes.length} changes of its tables, the last ${changes.at(-1)?.split(' ').at(-1)}`);
}

/** `gateway check`: compares stored figures with the data they derive from; can run while a gateway works. */
async function check(): Promise<void> {
  await end(await checkBooks(await openUrl(readConfig()), report));
}

/** `gateway doctor`: reports what a shop depends on, and what is wrong with it; can run while a gateway works. */
async function doctor(): Promise<void> {
  const config = readConfig();
  const { databaseDirectUrl, databaseUrl, dataDir } = config;
  // Starts no PostgreSQL, as a missing one must be reported.
  const url = databaseDirectUrl ?? databaseUrl ?? (await runningPostgresUrl(dataDir));
  await end(await examine(config, url, report));
}

/** `gateway backup FILE`: can run while a gateway works. */
async function backup(): Promise<void> {
  const config = readConfig();
  const file = resolve(fileArgument('backup'));
  const url = await openUrl(config);
  const interrupted = new AbortController();
  if (config.s3) report('Pictures are in a bucket, which is backed up there.');
  const writing = writeBackup(url, config.s3 ? null : join(config.dataDir, 'files'), file, interrupted.signal);
  stops.push(() => {
    interrupted.abort();
    return atMost(1_000, writing);
  });
  const { tables, files } = await writing;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  report(`${file}: ${rows} rows of ${tables.length} tables and ${files.length} pictures.`);
  await end(0);
}

/** `gateway base`: writes the base backup with which a restore to a moment begins, while a gateway works. */
async function base(): Promise<void> {
  const { archive, dataDir } = readConfig();
  if (!archive) throw new StartRefusal('Set ARCHIVE_DIR to where the log of PostgreSQL is kept.');
  const url = await runningPostgresUrl(dataDir);
  if (!url) throw new StartRefusal('That PostgreSQL does not run: start Taem with ARCHIVE_DIR first.');
  const cluster = await prepareCluster(dataDir, report);
  // Only on request: if the disk is not mounted, an archive would begin on another one.
  if (process.argv[3] === '--begin') await beginArchive(cluster, archive.dir);
  const refusal = await refusalOfArchive(cluster, archive.dir);
  if (refusal) throw new StartRefusal(`${refusal}.`);
  const { name, endedAt } = await writeBaseBackup(url, archive);
  await mirrorPictures(join(dataDir, 'files'), archiveFolder(archive.dir).files);
  const [first] = await listBases(archive.dir);
  report(`Base backup ${name}. Every moment since ${(first?.endedAt ?? endedAt).toISOString()} can be restored.`);
  await end(0);
}

/** `gateway restore --at MOMENT`: restores DATA_DIR to that moment, and then checks its books. */
async function restoreAt(): Promise<void> {
  const config = readConfig();
  const { archive, dataDir } = config;
  if (!archive) throw new StartRefusal('Set ARCHIVE_DIR to the archive, and DATA_DIR to where the shop is to be.');
  const moment = momentArgument(process.argv[4]);
  const { folder } = await prepareCluster(dataDir, report);
  stops.push(() => removeRestores(folder));
  const { reachedAt, base } = await restoreToMoment(archive.dir, dataDir, moment, () =>
    copyPictures(archiveFolder(archive.dir).files, join(dataDir, 'files')),
  );
  const until = reachedAt ? `the last change of ${reachedAt.toISOString()}` : 'no change after its base backup';
  report(`Restored from the base backup of ${base.endedAt.toISOString()} with ${until}.`);
  // Without archiving, as the original shop may still use the same archive.
  const { url } = await startOwnPostgres({ ...config, archive: null });
  await migrate(url);
  await end(await checkBooks(url, report));
}

const MOMENT = z.iso.datetime({ offset: true });

function momentArgument(text: string | undefined): Date | null {
  if (text === 'latest') return null;
  // Without an offset, it would be in the terminal's time zone, and 30 February would be a day in March.
  if (MOMENT.safeParse(text).success) return new Date(text ?? '');
  throw new StartRefusal(
    'Name the moment with its offset, or the newest: npm run restore -- --at 2026-11-29T18:03:00+07:00, or --at latest',
  );
}

/** `gateway restore FILE`: restores into an empty database, and then checks its books. */
async function restore(): Promise<void> {
  if (process.argv[3] === '--at') return await restoreAt();
  const config = readConfig();
  const backup = await openBackup(resolve(fileArgument('restore')));
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? (await startOwnPostgres(config)).url;
  await restoreBackup(url, backup, openFileStore(config.dataDir, config.s3), report);
  report(`Restored as of ${backup.manifest.takenAt}.`);
  await end(await checkBooks(url, report));
}

/** `gateway drill [FILE or FOLDER]`: checks whether the newest backup restores the shop; can run while a gateway works. */
async function drill(): Promise<void> {
  await end(await drillBackups(readConfig(), process.argv[3], report));
}

/** `gateway cell ...`: moves a shop to another cell; can run while all of their gateways work. */
async function cell(): Promise<void> {
  const interrupted = new AbortController();
  const driving = runCell(process.argv.slice(3), process.env, { report, signal: interrupted.signal });
  stops.push(() => {
    interrupted.abort();
    return atMost(10_000, driving);
  });
  await driving;
  await end(0);
}

function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(3);
  if (file && more.length === 0) return file;
  throw new StartRefusal(`Name one file: npm run ${command} -- FILE`);
}

/** `gateway setup`: creates the first merchant from the terminal, like the page does. */
async function setup(): Promise<void> {
  const config = readConfig();
  const shop = await askMerchant(process.argv.slice(3));
  const url = await openUrl(config);
  await migrate(url);
  const database = openDatabase(url, { size: 2 });
  stops.push(() => database.close());
  if (await isMerchantThere(database)) throw new StartRefusal('There is a merchant already.');
  if (!config.clientSecret) throw new StartRefusal(NO_CLIENT_SECRET);
  const { name } = await createMerchant(database, config, shop);
  report(`${name} is ready. Start Taem with "npm start", and sign in as ${shop.username}.`);
  await end(0);
}

/**
 * `gateway database`: runs only the PostgreSQL of the data folder, for development and inspection, and prints its
 * address. If another one works on the folder, it only prints the address. The address is printed alone, to be passed
 * to `psql`. `database running` starts none.
 */
async function database(): Promise<void> {
  const config = readConfig();
  if (process.argv[3] === 'running') return await reportRunning(config);
  const own = config.databaseUrl
    ? null
    : await startOwnPostgres(config, (line) => process.stderr.write(`${line}\n`)).catch((refused) => {
        if (!(refused instanceof TakenOver)) throw refused;
        return null;
      });
  const url = own?.url ?? config.databaseUrl ?? (await runningPostgresUrl(config.dataDir));
  if (url) report(url);
  if (!own) return await end(0);
  process.send?.({ type: 'ready', url });
}

async function reportRunning({ databaseUrl, dataDir }: Config): Promise<void> {
  const url = databaseUrl ?? (await runningPostgresUrl(dataDir));
  if (!url)
    throw new StartRefusal(
      `No database runs on ${dataDir}: start npm run dev, or npm run database in another terminal, or name their DATA_DIR.`,
    );
  report(url);
  await end(0);
}

/**
 * Returns the address of the database that a gateway currently uses, bypassing any pooler; if none runs, starts one for
 * this.
 */
async function openUrl(config: Config): Promise<string> {
  const { databaseDirectUrl, databaseUrl, dataDir } = config;
  return (
    databaseDirectUrl ?? databaseUrl ?? (await runningPostgresUrl(dataDir)) ?? (await startOwnPostgres(config)).url
  );
}

/** Checked before the database is prepared, which may take a while and would be in vain. */
async function refuseTakenPort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  await new Promise((closed) => probe.close(closed));
}

function startOwnPostgres({ dataDir, archive }: Config, say = report): Promise<EmbeddedPostgres> {
  const starting = startEmbeddedPostgres({
    dataDir,
    archive,
    report: say,
    onLost: () => end(1, 'PostgreSQL has gone away, the gateway stops.'),
  });
  // Registered before it runs, so that a signal in between does not leave a server behind.
  stops.push(async () => (await starting).stop());
  return starting;
}

/** Limits the wait, so that Ctrl-C does not wait for a load or a hanging request; the database rolls back unfinished work. */
function atMost(milliseconds: number, closing: Promise<unknown>): Promise<unknown> {
  return Promise.race([closing, wait(milliseconds)]);
}

/** Finishes running requests, then closes the database. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const close of stops.toReversed()) await close().catch(() => undefined);
  })();
  return stopping;
}

async function end(exitCode: number, line?: string): Promise<void> {
  if (line) process.stderr.write(`${line}\n`);
  await stop();
  process.exit(exitCode);
}

/**
 * Returns one line for problems that the person at the terminal can fix; anything else is a fault of the gateway, with
 * its stack trace.
 */
function explain(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${readConfig().port} is taken: stop what uses it, or set GATEWAY_PORT.`;
  if (code === 'EADDRNOTAVAIL') return `GATEWAY_HOST must be an address of this machine: ${error.message}.`;
  if (isNoAccess(error)) {
    const { archive } = readConfig();
    return `No access to ${path}: choose another ${archive && path?.startsWith(archive.dir) ? 'ARCHIVE_DIR' : 'DATA_DIR'}.`;
  }
  // Node begins messages about files with the code, and those about connections with what was tried.
  if (error.message.startsWith(`${code}: `)) return `A file cannot be used: ${error.message}.`;
  if (outageOf(error) === 'untrusted' || (typeof code === 'string' && /^(E[A-Z]+|\d[0-9A-Z]{4})$/.test(code))) {
    return `The database cannot be used: ${error.message || code}. Check DATABASE_URL.`;
  }
  return inspect(error);
}

/**
 * Whether a folder cannot be created: on a read-only disk, or below something that is not a folder, the error only says
 * that it is missing.
 */
function isNoAccess(error: NodeJS.ErrnoException): boolean {
  const { code, syscall, path } = error;
  return path !== undefined && (code === 'EACCES' || code === 'EROFS' || (code === 'ENOENT' && syscall === 'mkdir'));
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  backup,
  base,
  cell,
  check,
  database,
  /** Used by `npm run dev`, from the sources. */
  dev: () => start(true),
  doctor,
  drill,
  restore,
  setup,
};
const command = process.argv[2] ?? '';
// An interrupted backup must not be mistaken for a complete one.
const interruptedCode = command in commands && command !== 'database' && command !== 'dev' ? 1 : 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(interruptedCode));
// The launcher has died silently: nothing else would stop this process.
process.on('disconnect', () => void end(interruptedCode));

// Work that is cut off by stopping may fail; any other fault stops the gateway together with its database.
const fail = (error: unknown) => (stopping ? undefined : end(1, explain(error)));
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);

(commands[command] ?? start)().catch(fail);
