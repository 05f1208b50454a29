import type { DatabaseClient } from '../database/pool.ts';
import type { Random } from './random.ts';

export interface DemoProgress {
  step: 'pictures' | 'master data' | 'members' | 'sales' | 'figures';
  done: number;
  total: number;
}

/** Shared state of all steps that load one realm. */
export interface LoadContext {
  client: DatabaseClient;
  realmId: string;
  random: Random;
  /** Returns a time-ordered id, the same in every load. */
  newId(time: number): string;
  /** Returns the next id of master data: the same on whatever day it is loaded, so that links and notes stay valid. */
  newRecordId(): string;
  /** When the shop opened its books, which is the date of master data. */
  openedAt: number;
  now: number;
  /** Addresses of the pictures, by name. */
  pictures: ReadonlyMap<string, string>;
  onProgress(progress: DemoProgress): void;
}
