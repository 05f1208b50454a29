/** The limits of a query that is not a trusted document. */
export const DOCUMENT_LIMITS = {
  tokens: 5_000,
  /** Nested brackets: too many would overflow the stack of the parser. */
  brackets: 100,
  /** Fields with one name in the answer: validation compares each pair of them. */
  sameName: 200,
  /** Levels of fields. */
  depth: 12,
  aliases: 50,
  directives: 100,
  /** Fields at the top, by their names in the answer. */
  rootFields: 40,
  /** By `operationCost`. */
  cost: 100_000,
} as const;
