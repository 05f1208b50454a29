/**
 * The keys of the till. Function keys are the same on every keyboard layout, and a scanner never sends them; those that the
 * browser uses for reloading, full screen and its tools (F5, F11, F12) are left alone. A key has one meaning on all pages: F9
 * continues.
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
  /**
   * With Shift: park the bill instead of continuing, search parked bills instead of products, exact cash instead of points,
   * and hand the till over instead of dismissing a notice.
   */
  park: 'F9',
  exactCash: 'F7',
  parked: 'F2',
  handOver: 'F8',
  /** The choices on a page, in their order. */
  choices: ['F2', 'F3', 'F4', 'F6', 'F7'],
} as const;

export type ShortcutKey = `F${number}` | 'Escape' | 'NumpadAdd' | 'NumpadSubtract';
