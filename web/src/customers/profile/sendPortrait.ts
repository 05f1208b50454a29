import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { checkPicture, type PictureProblem } from '../../app/checkPicture.ts';
import type { Language } from '../../app/language.ts';
import { said } from '../../app/said.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import { userErrorsOf } from '../../form/userErrorsOf.ts';
import { UploadMemberPortraitDocument, UploadPotentialPortraitDocument } from '../gql/graphql.ts';

/** The outcome: sent, not accepted as a picture, or refused with this message (null without one). */
type Sent = 'sent' | { readonly ignored: PictureProblem } | { readonly refused: string | null };

type Upload = TypedDocumentNode<object, { input: { id: string; version: number; image: File } }>;

const UPLOAD: Readonly<Record<'Member' | 'Potential', Upload>> = {
  Member: UploadMemberPortraitDocument,
  Potential: UploadPotentialPortraitDocument,
};

/** The person of a portrait, in the version that was read. */
export interface Portrayed {
  readonly __typename: keyof typeof UPLOAD;
  readonly id: string;
  readonly version: number | null;
  readonly name: string;
}

/** CUST-66, CUST-67 Sends a portrait, based on the version that was read. */
export async function sendPortrait(
  { __typename, id, version, name }: Portrayed,
  file: File,
  language: Language,
): Promise<Sent> {
  const picture = await checkPicture(file);
  if (!(picture instanceof File)) return { ignored: picture };
  if (!name || !id || version == null) return { refused: null };
  const input = { id, version, image: picture };
  try {
    const data = await sendUpload(UPLOAD[__typename], { input });
    const [error] = userErrorsOf({ data });
    return error ? { refused: said(error.message, language) } : 'sent';
  } catch (error) {
    return { refused: error instanceof Error ? error.message : null };
  }
}
