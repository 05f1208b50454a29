/** For screen readers alone, where it depends on the width of the page or on paper; elsewhere the class `visually-hidden` is. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** There is no room for the word on a phone: it is the name of the button all the same. */
export const UNSEEN_ON_A_PHONE = { '@media (width < 600px)': UNSEEN } as const;
