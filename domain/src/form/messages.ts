/** MGMT-39 Words that forms share where a field does not define them. */
export const FORM_MESSAGES = {
  required: 'Required',
  fieldRequired: 'This field is required',
  number: 'Must be a number',
  wholeNumber: 'Must be a whole number',
  twoDecimals: 'Must have at most two decimals',
  tooLarge: 'Must be at most 99999999999.99',
  email: 'Must be a valid email',
  phoneNotValid: 'Phone is not valid',
  emailNotValid: 'Email is not valid',
  birthdateNotValid: 'Birthdate is not valid',
  genderRequired: 'Gender is required',
} as const;

/** MGMT-05 Characters a text field takes. */
export const MAX_TEXT_LENGTH = 200;

/** Said of a number below the least. */
export const leastMessage = (min: number): string =>
  min > 0 && min < 1 ? 'Must be more than 0' : `Must be at least ${min}`;

/** Said of a number above the most. */
export const mostMessage = (max: number): string => `Must be at most ${max}`;

/** Said of a text that is too long. */
export const lengthMessage = (max: number): string => `Must be at most ${max} characters`;
