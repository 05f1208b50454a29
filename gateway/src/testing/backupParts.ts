import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { type BackupManifest, fileEntry, MANIFEST, MANIFEST_SUM, tableEntry } from '../backup/BackupManifest.ts';

/** What is in the file of a backup, by name. */
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

/** The parts with another list, whose own sum is right: as an outsider writes it who knows how. */
export function withList(parts: BackupParts, list: unknown): BackupParts {
  const text = Buffer.from(JSON.stringify(list));
  return { ...parts, [MANIFEST]: text, [MANIFEST_SUM]: Buffer.from(sumOf(text)) };
}

/** The parts with all sums right. */
export function withSums(parts: BackupParts): BackupParts {
  const list = listOf(parts);
  for (const table of list.tables) table.sha256 = sumOf(parts[tableEntry(table.name)]);
  for (const file of list.files) file.sha256 = sumOf(parts[fileEntry(file.path)]);
  return withList(parts, list);
}

function sumOf(bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(bytes).digest('hex');
}
