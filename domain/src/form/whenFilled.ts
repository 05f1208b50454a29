/**
 * Runs a rule of a field only once something is typed, so that an empty field says that it is required and nothing
 * else. The rule is then also skipped for a value that is no text, which has been refused already.
 */
export const whenFilled = {
  when: ({ value }: { value: unknown }) => typeof value === 'string' && value.trim() !== '',
};
