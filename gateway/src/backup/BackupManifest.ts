import { z } from 'zod';
import { UNFINISHED } from '../files/FileStore.ts';

/** Identifies the content of a text or file, whatever its name. */
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Checksum of the rows as COPY writes them. */
  sha256: SHA256,
});

const sequence = z.strictObject({
  name: z.string(),
  value: z.string().regex(/^\d{1,19}$/),
  /** Whether the value was already used. */
  called: z.boolean(),
});

/** A key of the file store; a name that leads out of its folder is invalid. */
const FILE_PATH = /^(?:[\w!-][\w!.-]*\/)*[\w!-][\w!.-]*$/;
export const isFilePath = (path: string): boolean => FILE_PATH.test(path) && !path.endsWith(UNFINISHED);

const file = z.strictObject({
  /** The key in the file store. */
  path: z.string().refine(isFilePath),
  sha256: SHA256,
});

export const BACKUP_FORMAT = 2;
/** In the first format, the list itself had no checksum. */
const FORMATS = [1, BACKUP_FORMAT] as const;
export const formatSchema = z.object({ format: z.number() });

/** The content of a backup's `manifest.json`: what else the file contains, and how to verify that it is complete. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMATS),
  /** When the snapshot was taken, in ISO 8601. */
  takenAt: z.iso.datetime(),
  /** The migrations that created its tables, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).refine((tables) => areDistinct(tables.map(({ name }) => name))),
  sequences: z.array(sequence),
  /** Pictures; empty if they are in a bucket, which is backed up separately. */
  files: z.array(file).refine((files) => areDistinct(files.map(({ path }) => path))),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupTable = z.infer<typeof table>;
export type BackupSequence = z.infer<typeof sequence>;
export type BackupFile = z.infer<typeof file>;

export const isSupportedFormat = (format: number): boolean => (FORMATS as readonly number[]).includes(format);

export const MANIFEST = 'manifest.json';
/** Contains the checksum of the list of all other checksums. */
export const MANIFEST_SUM = 'manifest.sha256';
export const tableEntry = (name: string) => `tables/${name}.copy`;
export const fileEntry = (path: string) => `files/${path}`;

function areDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
