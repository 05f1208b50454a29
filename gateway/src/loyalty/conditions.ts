import { Type } from '@sinclair/typebox';
import { recordOf } from '@taem/domain/records.ts';
import { json } from '../resource/fields.ts';
import { recordResource } from '../resource/recordResource.ts';
import { refuseUnreadableLogic } from './refuseUnreadableLogic.ts';

const Template = Type.Object(
  { logic: Type.String({ minLength: 1, maxLength: 500 }), var_name: Type.Optional(Type.String({ maxLength: 50 })) },
  { additionalProperties: false },
);

export const conditions = recordResource(recordOf('Condition'), {
  fields: { template: json('template', { required: true, schema: Template }) },
  check: refuseUnreadableLogic,
});
