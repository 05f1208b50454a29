/** What stands in `manifest.json` of a backup: what else is in the file, and how to tell that it is whole. */
export interface BackupManifest {
  format: typeof BACKUP_FORMAT;
  /** When the snapshot was taken, ISO 8601. */
  takenAt: string;
  /** The migrations that had made its tables, in their order. */
  migrations: readonly string[];
  tables: readonly BackupTable[];
  sequences: readonly BackupSequence[];
  /** Pictures; empty where they are in a bucket, which is backed up there. */
  files: readonly BackupFile[];
}

export interface BackupTable {
  name: string;
  columns: readonly string[];
  rows: number;
  /** Of the rows as COPY writes them. */
  sha256: string;
}

export interface BackupSequence {
  name: string;
  value: string;
  /** Whether the value was given out already. */
  called: boolean;
}

export interface BackupFile {
  /** The key of the file store. */
  path: string;
  sha256: string;
}

export const BACKUP_FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const tableEntry = (name: string) => `tables/${name}.copy`;
export const fileEntry = (path: string) => `files/${path}`;
