import { removeRestores, restoreToMoment } from '../database/archive/restoreToMoment.ts';
import { prepareCluster, startEmbeddedPostgres } from '../database/embedded.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { removeThrowAway } from './removeThrowAway.ts';

/** What this process sends once, when its PostgreSQL answers or cannot start. */
export type ThrowAwayNews = { url: string; reachedAt: number | null } | { failure: string };

const [folder = '', archiveDir] = process.argv.slice(2);

const restoring = archiveDir ? restoreToMoment(archiveDir, folder, null) : Promise.resolve(null);
const starting = restoring.then(() => startEmbeddedPostgres({ dataDir: folder, durable: false }));

async function end(): Promise<void> {
  // Removed first, as a week's log would otherwise be applied to its end before this process is gone.
  if (archiveDir)
    await prepareCluster(folder, () => undefined)
      .then((cluster) => removeRestores(cluster.folder))
      .catch(() => undefined);
  const started = await starting.catch(() => null);
  await started?.stop().catch(() => undefined);
  await removeThrowAway(folder);
  process.exit();
}

// The channel closes when the drill is over or has died for any reason. A terminal sends its signals to both processes.
process.once('disconnect', () => void end());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

starting.then(
  async ({ url }) => report({ url, reachedAt: (await restoring)?.reachedAt?.getTime() ?? null }),
  (error: unknown) => report({ failure: error instanceof StartRefusal ? error.message : String(error) }),
);

function report(news: ThrowAwayNews): void {
  if (process.connected) process.send?.(news);
}
