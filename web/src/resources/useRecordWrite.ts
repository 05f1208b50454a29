import { useMutation } from '@apollo/client/react';
import { sendUpload } from '../app/sendUpload.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { type UserError, userErrorsOf } from './userErrorsOf.ts';

interface Sending {
  /** The version that a change is made over. */
  readonly version: number | null;
  /** Makes it safe to send a new record again. */
  readonly key: string;
  /** MGMT-35 The picture of a new record. */
  readonly picture: File | null;
}

/** Sends a form to the gateway: a new record where `row` is null, otherwise its change. Gives why it was refused. */
export function useRecordWrite({ operations }: RecordScreens, row: Row | null) {
  const creation = operations.create ?? operations.one;
  const [make] = useMutation(creation);
  const [change] = useMutation(operations.update ?? operations.one);
  return async (values: object, { version, key, picture }: Sending): Promise<readonly UserError[]> => {
    if (row) return userErrorsOf(await change({ variables: { input: { id: row.id, version, ...values } } }));
    const input = { ...values, idempotencyKey: key };
    if (!picture) return userErrorsOf(await make({ variables: { input } }));
    return userErrorsOf({
      data: await sendUpload(creation, { input: { ...input, image: null } }, 'input.image', picture),
    });
  };
}
