import { createStore, useStore } from './createStore.ts';
import { type Form, hasForm, readKept } from './kept.ts';
import { writeLocal } from './localStore.ts';

export const CARD_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** How receipts reach the printer: through the browser and its dialog, or straight over a cable. */
export const PRINTERS = ['BROWSER', 'USB', 'SERIAL'] as const;
export type Printer = (typeof PRINTERS)[number];

/** Rolls of the printer, by the width of the paper. */
export const ROLLS = ['80', '58'] as const;
export type Roll = (typeof ROLLS)[number];

/** The till that a device is, as it was chosen in its branch. So the sales screen can name it without another request. */
export interface TillOfDevice {
  id: string;
  branchId: string;
  code: string;
  name: string;
}

export const NO_TILL: TillOfDevice = { id: '', branchId: '', code: '', name: '' };

/** What is set for this device, not for the shop. */
export interface DeviceSetting {
  /** A sound when a code is not sold, or nothing can be added. */
  alert: boolean;
  /** A short tick for every code that was added. */
  tick: boolean;
  /** A sound on the page of a station when something is to be made. */
  order: boolean;
  /** The station whose lines this device shows; empty for all. */
  station: string;
  /** How large the cards of the products are. */
  cards: CardSize;
  printer: Printer;
  roll: Roll;
  /** The printer opens the drawer when cash is paid. */
  opensDrawer: boolean;
  /** The stations whose order slips are printed here after payment. */
  slips: readonly string[];
  till: TillOfDevice;
  /** The shift that was opened at this device, or taken up there; empty for none. */
  shift: string;
}

const KEY = 'taem.till.device';
const USUAL: DeviceSetting = {
  alert: true,
  tick: false,
  order: true,
  station: '',
  cards: 'SMALL',
  printer: 'BROWSER',
  roll: '80',
  opensDrawer: false,
  slips: [],
  till: NO_TILL,
  shift: '',
};
const oneOf = (choices: readonly string[]) => (value: unknown) => choices.some((choice) => choice === value);
const orMissing = (form: Form) => (value: unknown) => value === undefined || hasForm(value, form);
const FORM = {
  alert: true,
  tick: true,
  // Earlier settings have none of these.
  order: orMissing(true),
  station: orMissing(''),
  slips: orMissing(['']),
  shift: orMissing(''),
  till: orMissing({ id: '', branchId: '' }),
  cards: oneOf(CARD_SIZES),
  printer: oneOf(PRINTERS),
  roll: oneOf(ROLLS),
  opensDrawer: true,
};

let setting: DeviceSetting | null = null;
const store = createStore(deviceSetting);

export function deviceSetting(): DeviceSetting {
  setting ??= withWholeTill({ ...USUAL, ...readKept<Partial<DeviceSetting>>(KEY, FORM) });
  return setting;
}

/** A till that was chosen before its code was kept is chosen again; all else stays. */
const withWholeTill = (kept: DeviceSetting): DeviceSetting =>
  hasForm(kept.till, { id: '', branchId: '', code: '', name: '' }) ? kept : { ...kept, till: NO_TILL };

export function changeDevice(change: Partial<DeviceSetting>): void {
  setting = { ...deviceSetting(), ...change };
  try {
    writeLocal(KEY, JSON.stringify(setting));
  } catch {
    // The choice still holds until the page is closed.
  }
  store.announce();
}

export const useDeviceSetting = (): DeviceSetting => useStore(store);
