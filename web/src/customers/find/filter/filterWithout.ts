/** A filter once one of its conditions is removed, with what says nothing without it: days of what was bought, and the day of a group. */
export function filterWithout(filter: Readonly<Record<string, string>>, name: string): Record<string, string> {
  const { [name]: _gone, boughtDays = '', buyersOn = '', ...rest } = filter;
  return {
    ...rest,
    ...(boughtDays && name !== 'boughtDays' && (rest.boughtProducts || rest.boughtCategories) && { boughtDays }),
    ...(buyersOn && name !== 'buyersOn' && rest.buyerGroup && { buyersOn }),
  };
}
