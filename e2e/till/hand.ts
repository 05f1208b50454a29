/** As quick as a hand is: what comes quicker is a scanner to the till. */
export const HAND = { delay: 110 };
