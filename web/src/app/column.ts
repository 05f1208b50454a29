/** Parts of a page beside each other; one below the other where the screen is enlarged to twice its size. */
export const beside = (columns: string) => ({ xs: 'minmax(0, 1fr)', md: columns });
