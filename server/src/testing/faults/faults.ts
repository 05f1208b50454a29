import { connectionFaults } from './connectionFaults.ts';
import { contentFaults } from './contentFaults.ts';
import type { Fault } from './Fault.ts';
import { statusFaults } from './statusFaults.ts';

/** Every fault there is, by name. */
export const faults: readonly Fault[] = [...connectionFaults, ...statusFaults, ...contentFaults];

/** Those that tests ask for most, in a word. */
const SHORT = {
  refused: 'refused',
  reset: 'reset before the gateway is asked',
  lost: 'reset after the gateway has acted',
  closed: 'closed without a word',
  cut: 'closed in the middle of the body',
  silent: 'half-open: accepted and never answered',
  endless: 'a body without end',
  unauthenticated: '401 without a body',
  busy: '429 with Retry-After',
  broken: '500',
  away: '503 with Retry-After',
  html: 'HTML with 200',
  empty: '200 without a body',
  truncated: 'truncated JSON',
  nulls: 'a null in the list',
} as const;

export type ShortFault = keyof typeof SHORT;
export const SHORT_FAULTS = Object.keys(SHORT) as readonly ShortFault[];

/** By its whole name, or by the short one. */
export function faultNamed(name: string): Fault {
  const whole = Object.hasOwn(SHORT, name) ? SHORT[name as ShortFault] : name;
  const fault = faults.find((one) => one.name === whole);
  if (fault) return fault;
  const names = [...SHORT_FAULTS, ...faults.map((one) => `'${one.name}'`)];
  throw new Error(`There is no fault "${name}". There are ${names.join(', ')}.`);
}
