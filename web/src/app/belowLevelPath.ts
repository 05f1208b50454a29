/** Goods below the level at which they are reordered, those that last the shortest first: a tab of the list of products. */
export const BELOW_LEVEL_PATH =
  '/products?isBelowLevel=true&columns=name,code,stock,reorderLevel,shortfall,daysOfCover,categoryId&sort=daysOfCover.asc';
