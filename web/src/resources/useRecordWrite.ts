import { useMutation } from '@apollo/client/react';
import { sendUpload } from '../app/sendUpload.ts';
import { payloadOf, type UserError } from '../form/userErrorsOf.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';

interface Sending {
  /** The version that a change is made over. */
  readonly version: number | null;
  /** Makes it safe to send a new record again. */
  readonly key: string;
  /** MGMT-35 The picture of a new record. */
  readonly picture: File | null;
}

interface Written {
  readonly errors: readonly UserError[];
  /** null where nothing was written. */
  readonly id: string | null;
}

/** Sends a form to the gateway: a new record where `row` is null, otherwise its change. Gives why it was refused, and the id that it has. */
export function useRecordWrite({ operations, record }: RecordScreens, row: Row | null) {
  const creation = operations.create ?? operations.one;
  const [make] = useMutation(creation);
  const [change] = useMutation(operations.update ?? operations.one);
  const writtenOf = (answer: { data?: unknown }): Written => {
    const payload = payloadOf(answer);
    return { errors: payload.userErrors, id: (payload[record.one] as Row | null | undefined)?.id ?? null };
  };
  return async (values: object, { version, key, picture }: Sending): Promise<Written> => {
    if (row) return writtenOf(await change({ variables: { input: { id: row.id, version, ...values } } }));
    const input = { ...values, idempotencyKey: key };
    if (!picture) return writtenOf(await make({ variables: { input } }));
    return writtenOf({
      data: await sendUpload(creation, { input: { ...input, image: null } }, 'input.image', picture),
    });
  };
}
