/** Products below their reorder level, fewest days of cover first: a tab of the list of products. */
export const BELOW_LEVEL_PATH =
  '/products?isBelowLevel=true&columns=name,code,stock,reorderLevel,shortfall,daysOfCover,categoryId&sort=daysOfCover.asc';
