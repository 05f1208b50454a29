import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { type BackupManifest, fileEntry, MANIFEST, MANIFEST_SUM, tableEntry } from '../backup/BackupManifest.ts';

/** The entries of a backup file, by name. */
export type BackupParts = Record<string, Uint8Array>;

export function partsOf(bytes: Uint8Array): BackupParts {
  return unzipSync(bytes);
}

export function fileOf(parts: BackupParts): Uint8Array {
  return zipSync(parts, { level: 0 });
}

export function listOf(parts: BackupParts): BackupManifest {
  return JSON.parse(Buffer.from(parts[MANIFEST] ?? []).toString('utf8'));
}

/** Returns the parts with another list and a correct checksum for it, as an outsider with the knowledge would write it. */
export function withList(parts: BackupParts, list: unknown): BackupParts {
  const text = Buffer.from(JSON.stringify(list));
  return { ...parts, [MANIFEST]: text, [MANIFEST_SUM]: Buffer.from(sumOf(text)) };
}

/** Returns the parts with all checksums correct. */
export function withSums(parts: BackupParts): BackupParts {
  const list = listOf(parts);
  for (const table of list.tables) table.sha256 = sumOf(parts[tableEntry(table.name)]);
  for (const file of list.files) file.sha256 = sumOf(parts[fileEntry(file.path)]);
  return withList(parts, list);
}

function sumOf(bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(bytes).digest('hex');
}
