import { z } from 'zod';
import { amountField } from '../form/amountField.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredText } from '../form/textField.ts';
import { MAX_GROUP_OPTIONS, MAX_OPTION_GROUPS, MAX_OPTION_PRICE } from '../limits.ts';

const { required } = FORM_MESSAGES;

/** The maximum length of an option's name. */
export const MAX_OPTION_NAME_LENGTH = 100;

/** The messages for a group from which no one could choose. */
export const OPTION_GROUP_FAULTS = {
  noOption: 'Add at least one option',
  tooManyOptions: `Must have at most ${MAX_GROUP_OPTIONS} options`,
  tooManyGroups: `Must have at most ${MAX_OPTION_GROUPS} groups`,
  sameName: 'Two options have the same name',
  mostBelowLeast: 'Must not be less than at least',
  tooFewOptions: 'There are fewer options than must be chosen',
  tooManyDefaults: 'More options are preset than may be chosen',
} as const;

/** Reads an empty price of an option as 0. */
const orNothing = (typed: unknown) =>
  typed === undefined || typed === null || (typeof typed === 'string' && typed.trim() === '') ? 0 : typed;

/** One option as typed; an existing one has its id. */
export const optionForm = z.object({
  id: z.guid().nullish(),
  name: requiredText(required, MAX_OPTION_NAME_LENGTH),
  price: z.preprocess(orNothing, amountField({ required, max: MAX_OPTION_PRICE })),
  isDefault: z.boolean().default(false),
  isActive: z.boolean().default(true),
});

/** The options of a group in their order. */
export const optionEntries = z
  .array(optionForm, { error: OPTION_GROUP_FAULTS.noOption })
  .min(1, OPTION_GROUP_FAULTS.noOption)
  .max(MAX_GROUP_OPTIONS, OPTION_GROUP_FAULTS.tooManyOptions)
  .refine((options) => new Set(options.map(({ name }) => name)).size === options.length, {
    error: OPTION_GROUP_FAULTS.sameName,
  });

/** The groups that a product or a category refers to. */
export const namedGroups = z.array(z.string()).max(MAX_OPTION_GROUPS, OPTION_GROUP_FAULTS.tooManyGroups);

interface Choices {
  minChoices: number;
  maxChoices: number;
  options: readonly { isDefault: boolean; isActive: boolean }[];
}

/** Returns the field and message of the first contradiction between the fields of a group; null if it can be chosen from. */
export function optionGroupFault(group: Choices): { field: 'maxChoices' | 'options'; message: string } | null {
  const { minChoices, maxChoices } = group;
  const offered = group.options.filter(({ isActive }) => isActive);
  if (maxChoices < minChoices) return { field: 'maxChoices', message: OPTION_GROUP_FAULTS.mostBelowLeast };
  if (offered.length < minChoices) return { field: 'options', message: OPTION_GROUP_FAULTS.tooFewOptions };
  if (offered.filter(({ isDefault }) => isDefault).length > maxChoices)
    return { field: 'options', message: OPTION_GROUP_FAULTS.tooManyDefaults };
  return null;
}
