import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveConfig } from '../../config.ts';
import type { Cluster } from '../postgresServer.ts';
import { StartRefusal } from '../StartRefusal.ts';
import { archiveFolder, beginArchive, markOf, mayEnterArchive, readClaim, refusalOfArchive } from './ArchiveFolder.ts';

const SCRIPT = 'archive.sh';

/**
 * Returns the settings with which PostgreSQL archives its log. If the folder cannot be used, the shop sells all the
 * same: this is reported, PostgreSQL keeps its log, and `doctor` and `/readyz` report it as well.
 */
export async function archiveLog(
  cluster: Cluster,
  { dir, seconds }: ArchiveConfig,
  report: (line: string) => void,
): Promise<Readonly<Record<string, string>>> {
  // If this folder was archived to before and is empty now, its disk is not mounted.
  const isNew = (await readClaim(cluster.folder)).dir !== dir;
  const failure = isNew
    ? await beginArchive(cluster, dir).then(
        () => null,
        (error: Error) => (error instanceof StartRefusal ? error.message : `${dir} cannot be used: ${error.message}`),
      )
    : null;
  const refusal = failure ?? (await refusalOf(cluster, dir));
  if (refusal) report(`Nothing is archived. ${refusal}.`);
  const script = join(cluster.folder, SCRIPT);
  await writeFile(script, scriptOf(dir, await markOf(cluster.folder)));
  if (cluster.account) await chown(script, cluster.account.uid, cluster.account.gid);
  return { archive_mode: 'on', archive_command: `sh ${SCRIPT} %p %f`, archive_timeout: String(seconds) };
}

const refusalOf = async (cluster: Cluster, dir: string): Promise<string | null> =>
  (await mayEnterArchive(cluster, dir))
    ? await refusalOfArchive(cluster, dir)
    : `PostgreSQL's account cannot enter ${dir}: choose another ARCHIVE_DIR`;

/** Returns the text in a shell's single quotes. */
export const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Returns the archive script. A file in the archive under its final name is complete and on disk. A file archived again
 * after a crash has the same content.
 */
function scriptOf(dir: string, own: string): string {
  const { log, mark } = archiveFolder(dir);
  return `# PostgreSQL calls this for each finished file of its log: $1 is its path, $2 its name. Taem writes it at its start.
set -eu
refuse() { echo "$1" >&2; exit 1; }
mark=$(cat ${shellQuoted(mark)}) || refuse "there is no archive, is its disk mounted?"
[ "$mark" = ${shellQuoted(own)} ] || refuse "the archive is that of another database"
to=${shellQuoted(log)}/$2.gz
if [ -e "$to" ]; then
  gzip -dc "$to" | cmp -s - "$1" || refuse "$to is there already, with another content"
  exit 0
fi
gzip -1 < "$1" > "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync ${shellQuoted(log)}
`;
}
