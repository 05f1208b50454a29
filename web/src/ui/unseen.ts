/** For screen readers alone, where it depends on the width of the page or on paper; elsewhere the class `visually-hidden` is. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
