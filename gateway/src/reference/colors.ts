import { text } from '../resource/fields.ts';
import { sharedList } from './sharedList.ts';

/** Colours a customer may like best. */
export const colors = sharedList({
  path: 'colors',
  listKey: 'colors',
  singleKey: 'color',
  noun: 'The colour',
  fields: { hex: text('value') },
});
