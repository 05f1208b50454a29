/** MGMT-39 Default messages of forms, for fields that do not define their own. */
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

/** MGMT-05 The maximum length of a text field. */
export const MAX_TEXT_LENGTH = 200;

/** Returns the message for a number below the minimum. */
export const leastMessage = (min: number): string =>
  min > 0 && min < 1 ? 'Must be more than 0' : `Must be at least ${min}`;

/** Returns the message for a number above the maximum. */
export const mostMessage = (max: number): string => `Must be at most ${max}`;

/** Returns the message for a text that is too long. */
export const lengthMessage = (max: number): string => `Must be at most ${max} characters`;
