/**
 * Names of icons in the Fluent Emoji set: the subject, and a small second one that distinguishes two cups. `name@40`
 * turns the warm colours of an icon by 40 degrees, so that a cup of orange tea becomes one of matcha.
 */
export type PictureIcons = readonly [subject: string, accent?: string];

/** Two colours of a picture's ground, light to less light. */
export type Tint = readonly [light: string, deep: string];

export interface DemoProduct {
  name: string;
  description: string;
  /** Baht, at most two decimals. */
  price: number;
  icons: PictureIcons;
  hashtags: readonly string[];
  /** The code that the terminal and the README give people to try; every other product draws one. */
  code?: string;
  /** How often it lands in a basket, against 1 for an ordinary product. */
  demand?: number;
  /** Stands on a shelf and is counted; everything else is made to order. */
  counted?: boolean;
  inactive?: boolean;
}

export interface DemoSubCategory {
  name: string;
  products: readonly DemoProduct[];
}

export interface DemoCategory {
  /** In front of the names of its pictures. */
  slug: string;
  /** Where it is made; nothing is made of a category without. */
  station?: string;
  name: string;
  description: string;
  tint: Tint;
  subCategories: readonly DemoSubCategory[];
}
