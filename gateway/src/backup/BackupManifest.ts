import { z } from 'zod';
import { UNFINISHED } from '../files/FileStore.ts';

/** Names what a text or file is, whatever it is called. */
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Of the rows as COPY writes them. */
  sha256: SHA256,
});

const sequence = z.strictObject({
  name: z.string(),
  value: z.string().regex(/^\d{1,19}$/),
  /** Whether the value was given out already. */
  called: z.boolean(),
});

/** Of the keys that the file store gives; a name that leads out of its folder is invalid. */
const FILE_PATH = /^(?:[\w!-][\w!.-]*\/)*[\w!-][\w!.-]*$/;
export const isFilePath = (path: string): boolean => FILE_PATH.test(path) && !path.endsWith(UNFINISHED);

const file = z.strictObject({
  /** The key of the file store. */
  path: z.string().refine(isFilePath),
  sha256: SHA256,
});

export const BACKUP_FORMAT = 2;
/** Before the second the list itself had no sum. */
const FORMATS = [1, BACKUP_FORMAT] as const;
export const formatSchema = z.object({ format: z.number() });

/** What stands in `manifest.json` of a backup: what else is in the file, and how to verify that it is complete. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMATS),
  /** When the snapshot was taken, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** The migrations that had made its tables, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).refine((tables) => areDistinct(tables.map(({ name }) => name))),
  sequences: z.array(sequence),
  /** Pictures; empty where they are in a bucket, which is backed up there. */
  files: z.array(file).refine((files) => areDistinct(files.map(({ path }) => path))),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupTable = z.infer<typeof table>;
export type BackupSequence = z.infer<typeof sequence>;
export type BackupFile = z.infer<typeof file>;

export const isSupportedFormat = (format: number): boolean => (FORMATS as readonly number[]).includes(format);

export const MANIFEST = 'manifest.json';
/** Holds the sum of the list of all other sums. */
export const MANIFEST_SUM = 'manifest.sha256';
export const tableEntry = (name: string) => `tables/${name}.copy`;
export const fileEntry = (path: string) => `files/${path}`;

function areDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
