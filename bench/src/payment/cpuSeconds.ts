import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/**
 * Returns the processor time used so far by the gateway and by PostgreSQL, each with all its processes, by the adapter,
 * and by this process.
 */
export function cpuSeconds(pids: { gateway: number; server: number; postgres: number }) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess);
  const used = (chosen: (process: ProcessTime) => boolean) =>
    processes.reduce((seconds, process) => (process && chosen(process) ? seconds + process.seconds : seconds), 0);
  const own = process.cpuUsage();
  return {
    gateway: used(({ pid, parent }) => pid === pids.gateway || parent === pids.gateway),
    server: used(({ pid }) => pid === pids.server),
    postgres: used(({ pid, parent }) => pid === pids.postgres || parent === pids.postgres),
    client: (own.user + own.system) / 1e6,
  };
}

interface ProcessTime {
  pid: number;
  parent: number;
  seconds: number;
}

function readProcess(pid: string): ProcessTime | null {
  try {
    // The name in brackets may contain spaces; the numbers come after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // The time of the process, and of its ended children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(pid), parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}
