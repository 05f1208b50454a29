/** Maximum number of products whose labels are printed together. */
export const MAX_LABELLED = 100;

/** A product with the number of its labels; without a number, as many as fill a sheet. */
export interface Labelled {
  readonly id: string;
  readonly number?: number;
}

/**
 * Returns the address of the page that prints labels of these products; the numbers of a product that occurs twice are added.
 */
export function labelsPath(products: readonly Labelled[]): string {
  const numbers = new Map<string, number | undefined>();
  for (const { id, number } of products)
    numbers.set(id, number === undefined ? numbers.get(id) : (numbers.get(id) ?? 0) + number);
  const labelled = [...numbers].slice(0, MAX_LABELLED);
  const query = new URLSearchParams({ ids: labelled.map(([id]) => id).join(',') });
  if (labelled.some(([, number]) => number !== undefined))
    query.set('numbers', labelled.map(([, number]) => number ?? '').join(','));
  return `/products/labels?${query}`;
}

/** Reads the products and numbers from such an address. */
export function readLabelsPath(address: URLSearchParams): Labelled[] {
  const numbers = (address.get('numbers') ?? '').split(',');
  const seen = new Set<string>();
  return (address.get('ids') ?? '').split(',').flatMap((id, index) => {
    if (id === '' || seen.has(id) || seen.size === MAX_LABELLED) return [];
    seen.add(id);
    return /^\d{1,6}$/.test(numbers[index] ?? '') ? [{ id, number: Number(numbers[index]) }] : [{ id }];
  });
}
