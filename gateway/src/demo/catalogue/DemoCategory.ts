/**
 * Names of icons in the Fluent Emoji set: the subject, and a small second one that distinguishes similar products.
 * `name@40` shifts the warm colours of an icon by 40 degrees, so that a cup of orange tea becomes one of matcha.
 */
export type PictureIcons = readonly [subject: string, accent?: string];

/** Two colours of a picture's background, light and darker. */
export type Tint = readonly [light: string, deep: string];

export interface DemoProduct {
  name: string;
  description: string;
  /** In baht, with at most two decimals. */
  price: number;
  icons: PictureIcons;
  hashtags: readonly string[];
  /** The code that the terminal and the README suggest for trying out; every other product gets a random one. */
  code?: string;
  /** How often it is bought, relative to an ordinary product (1). */
  demand?: number;
  /** Whether it is on a shelf and counted; everything else is made to order. */
  counted?: boolean;
  inactive?: boolean;
}

export interface DemoSubCategory {
  name: string;
  products: readonly DemoProduct[];
}

export interface DemoCategory {
  /** Prefix of the names of its pictures. */
  slug: string;
  /** The station that prepares its products; without one, nothing is prepared. */
  station?: string;
  name: string;
  description: string;
  tint: Tint;
  subCategories: readonly DemoSubCategory[];
}
