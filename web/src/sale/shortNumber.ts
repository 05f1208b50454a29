/** Returns the number by which a sale is called out: `A01-261231-000042` is 42. */
export function shortNumber(transactionNo: string): string {
  const [, number] = /-0*(\d+)$/.exec(transactionNo) ?? [];
  return number ?? transactionNo;
}
