import { gzipSync } from 'node:zlib';

/** A file as the bundler makes it: what the same pages need. */
export interface SharedFile {
  readonly name: string;
  readonly code: string;
  /** Names of the files that it imports outright. */
  readonly imports: readonly string[];
  /** It stays a separate file, such as one that is loaded by its name. */
  readonly isFixed: boolean;
}

/** Files that are loaded together with all that they import. */
export interface Load {
  readonly roots: readonly string[];
  /** How much its files and bytes count beside those of others. */
  readonly weight: number;
  /** Bytes, gzipped, that it may have. */
  readonly atMost: number;
  /** Loaded without a session: of the shell only what is in sign-in, too, is there. */
  readonly isBeforeShell?: boolean;
}

/** This many bytes may come along for a file less. */
const PRICE_OF_FILE = 950;
/** Above this number of files a page may weigh more to have one less. */
const MANY_FILES = 40;
const PRICE_ABOVE = 10 * PRICE_OF_FILE;
/** What imports and exports between two files are, once gzipped. */
const SEAM = 60;
/** What a load may grow by: a part of what it is, and bytes. */
const GROWTH = { share: 0.01, bytes: 6000 };
/** What a load comes down to once files are joined: only what is above that is above its limit. */
const JOINED = 0.97;

interface Group {
  readonly members: SharedFile[];
  bytes: number;
  readonly isFixed: boolean;
  /** The part of the shell that it is in, loaded before any page; null for all others. */
  part: keyof Shell | null;
  readonly loads: Set<Loading>;
  readonly imports: Set<Group>;
  readonly importedBy: Set<Group>;
}

interface Loading {
  readonly weight: number;
  atMost: number;
  bytes: number;
  files: number;
  readonly isBeforeShell: boolean;
}

interface Pair {
  readonly other: Group;
  readonly cost: number;
}

/** What is there before any page, by its roots. */
export interface Shell {
  readonly shell: readonly string[];
  /** Loaded without a session, and of the shell only what is here too. */
  readonly signIn: readonly string[];
}

/**
 * Which shared files become one: first those of the shell, which every page has, then again and again the two that spare
 * the most files for the fewest bytes which some page loads without needing them. No load gets heavier than it may be, and
 * files that import each other in a circle are never made.
 */
export function joinFiles(files: readonly SharedFile[], first: Shell, loads: readonly Load[]): string[][] {
  const byName = new Map(files.map((file) => [file.name, groupOf(file)]));
  const named = (name: string): Group => {
    const found = byName.get(name);
    if (!found) throw new Error(`The build has no ${name}.`);
    return found;
  };
  for (const group of byName.values())
    for (const { imports } of group.members) for (const name of imports) link(group, named(name));
  const groups = new Set(byName.values());
  joinShell(groups, {
    shell: reachedFrom(first.shell.map(named)),
    signIn: reachedFrom(first.signIn.map(named)),
  });
  for (const { roots, weight, atMost, isBeforeShell = false } of loads) {
    const load = { weight, atMost, bytes: 0, files: 0, isBeforeShell };
    for (const group of reachedFrom(roots.map(named))) take(load, group);
    load.atMost = Math.max(load.bytes * JOINED, Math.min(load.bytes * (1 + GROWTH.share) + GROWTH.bytes, atMost));
  }
  joinPairs(groups, new Set([...groups].filter((group) => !group.isFixed && !group.part)));
  return [...groups].filter(({ isFixed }) => !isFixed).map(({ members }) => members.map(({ name }) => name));
}

/** Joins what the shell is made of. */
function joinShell(groups: Set<Group>, reached: Readonly<Record<keyof Shell, ReadonlySet<Group>>>): void {
  for (const group of reached.shell) group.part = reached.signIn.has(group) ? 'signIn' : 'shell';
  for (const part of ['signIn', 'shell']) {
    const [one, ...others] = [...reached.shell].filter((group) => !group.isFixed && group.part === part);
    if (!one) continue;
    // What stands between two of them may have become one with them in the round before.
    for (let left = others, before = -1; left.length !== before; ) {
      before = left.length;
      left = left.filter((other) => {
        if (isBetween(one, other)) return true;
        join(one, other);
        groups.delete(other);
        return false;
      });
    }
  }
}

/** Joins two of the open groups as long as that pays. */
function joinPairs(groups: Set<Group>, open: Set<Group>): void {
  const circles = new Map<Group, Set<Group>>();
  const bestFor = (one: Group): Pair | null => {
    let best: Pair | null = null;
    for (const other of open) {
      if (other === one || circles.get(one)?.has(other)) continue;
      const cost = costOf(one, other);
      if (cost < (best?.cost ?? 0)) best = { other, cost };
    }
    return best;
  };
  const best = new Map([...open].map((group) => [group, bestFor(group)]));
  for (;;) {
    let found: readonly [Group, Pair] | null = null;
    for (const [one, pair] of best) if (pair && pair.cost < (found?.[1].cost ?? 0)) found = [one, pair];
    if (!found) return;
    const [one, { other, cost }] = found;
    if (isBetween(one, other)) circles.set(one, new Set([...(circles.get(one) ?? []), other]));
    // Unless the price has changed since, as what is loaded has.
    else if (costOf(one, other) <= cost) {
      join(one, other);
      for (const from of [groups, open, best, circles]) from.delete(other);
      circles.delete(one);
      for (const [each, pair] of best) if (pair?.other === one || pair?.other === other) best.set(each, bestFor(each));
    }
    best.set(one, bestFor(one));
  }
}

/**
 * What it costs to join them: below zero where it pays, infinite where it cannot or something would be too heavy. Who loads
 * one of them then loads all that the other imports, too.
 */
function costOf(one: Group, other: Group): number {
  let cost = 0;
  for (const load of one.loads) if (other.loads.has(load)) cost -= load.weight * priceOf(load);
  for (const [has, gets] of [
    [one, other],
    [other, one],
  ] as const) {
    let reached: ReadonlySet<Group> | null = null;
    for (const load of has.loads) {
      if (cost >= 0) return Number.POSITIVE_INFINITY;
      if (gets.loads.has(load)) continue;
      reached ??= reachedFrom([gets]);
      let bytes = 0;
      for (const group of reached)
        if (!group.loads.has(load) && !isPresent(group, load)) {
          bytes += group.bytes;
          if (group !== gets) cost += load.weight * priceOf(load);
        }
      if (load.bytes + bytes > load.atMost) return Number.POSITIVE_INFINITY;
      cost += load.weight * bytes;
    }
  }
  return cost;
}

const isPresent = ({ part }: Group, { isBeforeShell }: Loading): boolean =>
  isBeforeShell ? part === 'signIn' : part !== null;

const priceOf = ({ files }: Loading): number => (files > MANY_FILES ? PRICE_ABOVE : PRICE_OF_FILE);

function groupOf(file: SharedFile): Group {
  return {
    ...{ members: [file], bytes: gzipped([file]), isFixed: file.isFixed, part: null },
    ...{ loads: new Set(), imports: new Set(), importedBy: new Set() },
  };
}

const gzipped = (files: readonly SharedFile[]): number =>
  gzipSync(files.map(({ code }) => code).join('\n'), { level: 9 }).length - SEAM * (files.length - 1);

function join(one: Group, other: Group): void {
  const before = one.bytes;
  one.members.push(...other.members);
  one.bytes = gzipped(one.members);
  for (const load of one.loads) load.bytes += one.bytes - before;
  for (const load of other.loads) {
    load.bytes -= other.bytes;
    load.files -= 1;
  }
  for (const group of other.imports) {
    group.importedBy.delete(other);
    if (group !== one) link(one, group);
  }
  for (const group of other.importedBy) {
    group.imports.delete(other);
    if (group !== one) link(group, one);
  }
  for (const load of other.loads) take(load, one);
  for (const load of one.loads) for (const group of reachedFrom([one])) take(load, group);
}

function take(load: Loading, group: Group): void {
  if (isPresent(group, load) || group.loads.has(load)) return;
  group.loads.add(load);
  load.bytes += group.bytes;
  load.files += 1;
}

function link(from: Group, to: Group): void {
  from.imports.add(to);
  to.importedBy.add(from);
}

function reachedFrom(start: readonly Group[]): Set<Group> {
  const reached = new Set(start);
  for (const group of reached) for (const each of group.imports) reached.add(each);
  return reached;
}

/** Whether one imports the other by way of a third: joined they would import each other in a circle. */
function isBetween(one: Group, other: Group): boolean {
  const leads = (from: Group, to: Group) => reachedFrom([...from.imports].filter((each) => each !== to)).has(to);
  return leads(one, other) || leads(other, one);
}
