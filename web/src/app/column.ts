/** Grid columns for parts of a page side by side; stacked where the screen is enlarged to twice its size. */
export const beside = (columns: string) => ({ xs: 'minmax(0, 1fr)', md: columns });
