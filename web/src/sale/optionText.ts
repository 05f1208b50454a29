interface Priced<Amount> {
  readonly name: string;
  readonly price: Amount;
}

/** Returns the options of a line as one line of text, each with its price. */
export function optionText<Amount extends number>(
  options: readonly Priced<Amount>[] | undefined,
  write: (price: Amount) => string,
): string {
  return (options ?? []).map(({ name, price }) => (price > 0 ? `${name} +${write(price)}` : name)).join(', ');
}
