import { createStore, useStore } from './createStore.ts';
import { type Form, hasForm, readKept } from './kept.ts';
import { writeLocal } from './localStore.ts';

export const CARD_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** How receipts reach the printer: through the browser and its dialog, or straight over a cable. */
export const PRINTERS = ['BROWSER', 'USB', 'SERIAL'] as const;
export type Printer = (typeof PRINTERS)[number];

/** Paper rolls of the printer, by their width in mm. */
export const ROLLS = ['80', '58'] as const;
export type Roll = (typeof ROLLS)[number];

/**
 * The till that was chosen for a device in its branch. Its name is stored too, so that the sales screen needs no other
 * request.
 */
export interface TillOfDevice {
  id: string;
  branchId: string;
  code: string;
  name: string;
}

export const NO_TILL: TillOfDevice = { id: '', branchId: '', code: '', name: '' };

/** The settings of this device, not of the shop. */
export interface DeviceSetting {
  /** Whether a sound plays when a scanned code is not for sale, or nothing can be added. */
  alert: boolean;
  /** Whether a short tick plays for every code that was added. */
  tick: boolean;
  /** Whether a sound plays on the page of a station when there is something to prepare. */
  order: boolean;
  /** The station whose lines this device shows; empty for all. */
  station: string;
  /** Size of the product cards. */
  cards: CardSize;
  printer: Printer;
  roll: Roll;
  /** Whether the printer opens the drawer when cash is paid. */
  opensDrawer: boolean;
  /** The stations whose order slips are printed here after payment. */
  slips: readonly string[];
  till: TillOfDevice;
  /** The shift that was opened or taken up at this device; empty if there is none. */
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
  // Settings that were stored by an earlier version lack these.
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

/** Drops a till that was stored before its code was kept, so that it is chosen again; the other settings stay. */
const withWholeTill = (kept: DeviceSetting): DeviceSetting =>
  hasForm(kept.till, { id: '', branchId: '', code: '', name: '' }) ? kept : { ...kept, till: NO_TILL };

export function changeDevice(change: Partial<DeviceSetting>): void {
  setting = { ...deviceSetting(), ...change };
  try {
    writeLocal(KEY, JSON.stringify(setting));
  } catch {
    // The device stores nothing: the choice still holds until the page is closed.
  }
  store.announce();
}

export const useDeviceSetting = (): DeviceSetting => useStore(store);
