/** What a query that is no trusted document may be at most. */
export const DOCUMENT_LIMITS = {
  tokens: 5_000,
  /** Nested brackets: more of them than the stack of a parser holds would end in a fault of the parser. */
  brackets: 100,
  /** Fields of one name in the answer: each pair of them is looked at when the document is checked. */
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
