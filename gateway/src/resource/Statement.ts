/** A statement and the values of its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}
