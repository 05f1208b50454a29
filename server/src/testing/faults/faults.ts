import { connectionFaults } from './connectionFaults.ts';
import { contentFaults } from './contentFaults.ts';
import type { Fault } from './Fault.ts';
import { statusFaults } from './statusFaults.ts';

/** Every fault there is, by name. */
export const faults: readonly Fault[] = [...connectionFaults, ...statusFaults, ...contentFaults];

export function faultNamed(name: string): Fault {
  const fault = faults.find((known) => known.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
}
