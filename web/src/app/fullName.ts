/** Returns the first and last name of a person as lists, forms and papers write it; empty if there is neither. */
export const fullName = ({ firstname, lastname }: Partial<Record<'firstname' | 'lastname', unknown>>): string =>
  [firstname, lastname].filter((part) => typeof part === 'string' && part !== '').join(' ');
