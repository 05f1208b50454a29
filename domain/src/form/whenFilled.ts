/**
 * Runs a rule of a field only once something is typed, so that an empty field only reports that it is required. The
 * rule is also skipped for a value that is not a text, which has already been refused.
 */
export const whenFilled = {
  when: ({ value }: { value: unknown }) => typeof value === 'string' && value.trim() !== '',
};
