interface Priced<Amount> {
  readonly name: string;
  readonly price: Amount;
}

/** The options of a line in one line of text, each with what it adds. */
export function optionText<Amount extends number>(
  options: readonly Priced<Amount>[] | undefined,
  write: (price: Amount) => string,
): string {
  return (options ?? []).map(({ name, price }) => (price > 0 ? `${name} +${write(price)}` : name)).join(', ');
}
