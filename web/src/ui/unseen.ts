/**
 * Styles for content for screen readers only, if that depends on the page width or on paper; otherwise use the class
 * `visually-hidden`.
 */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Hides a text on a phone for lack of room; it stays the accessible name of the button. */
export const UNSEEN_ON_A_PHONE = { '@media (width < 600px)': UNSEEN } as const;
