import type { DatabaseClient } from '../database/pool.ts';
import type { Random } from './random.ts';

export interface DemoProgress {
  step: 'pictures' | 'master data' | 'members' | 'sales' | 'figures';
  done: number;
  total: number;
}

/** What every step of loading one realm works with. */
export interface LoadContext {
  client: DatabaseClient;
  realmId: string;
  random: Random;
  /** Time-ordered ids, the same in every load. */
  newId(time: number): string;
  /** The next id of master data: the same whatever the day of loading, so that links and notes stay good. */
  newRecordId(): string;
  /** When the shop opened its books; master data dates from here. */
  openedAt: number;
  now: number;
  /** Addresses of the pictures by their names. */
  pictures: ReadonlyMap<string, string>;
  onProgress(progress: DemoProgress): void;
}
