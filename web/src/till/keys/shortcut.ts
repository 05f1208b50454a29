/**
 * The keys of the till. Function keys mean the same on every keyboard layout, and a scanner never sends them; those
 * that the browser keeps for reloading, full screen and its tools (F5, F11, F12) are left alone. One key has one sense
 * on all pages: F9 carries on.
 */
export const SHORTCUT = {
  help: 'F1',
  search: 'F2',
  qty: 'F3',
  discount: 'F4',
  offer: 'F6',
  points: 'F7',
  dismiss: 'F8',
  proceed: 'F9',
  customer: 'F10',
  /** With Shift: not now what F9 does, not products but bills to look for, cash and not points, and the till away instead of a notice. */
  park: 'F9',
  exactCash: 'F7',
  parked: 'F2',
  handOver: 'F8',
  /** Ways to choose from, in the order they stand. */
  choices: ['F2', 'F3', 'F4', 'F6', 'F7'],
} as const;

export type ShortcutKey = `F${number}` | 'Escape' | 'NumpadAdd' | 'NumpadSubtract';
