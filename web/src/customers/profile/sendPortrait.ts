import { checkPicture, type PictureProblem } from '../../app/checkPicture.ts';
import type { Language } from '../../app/language.ts';
import { said } from '../../app/said.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import { userErrorsOf } from '../../resources/userErrorsOf.ts';
import { UploadMemberPortraitDocument } from '../gql/graphql.ts';

/** What came of it: sent, not taken as a picture, or refused in these words (without any where nothing was said). */
type Sent = 'sent' | { readonly ignored: PictureProblem } | { readonly refused: string | null };

/** CUST-66, CUST-67 Sends a portrait over the version that was read. */
export async function sendPortrait(
  { id, version, alt }: { readonly id: string; readonly version: number | null; readonly alt: string },
  file: File,
  language: Language,
): Promise<Sent> {
  const picture = await checkPicture(file);
  if (!(picture instanceof File)) return { ignored: picture };
  if (!alt || !id || version == null) return { refused: null };
  const input = { id, version, image: null as unknown as File };
  try {
    const data = await sendUpload(UploadMemberPortraitDocument, { input }, 'input.image', picture);
    const [error] = userErrorsOf({ data });
    return error ? { refused: said(error.message, language) } : 'sent';
  } catch (error) {
    return { refused: error instanceof Error ? error.message : null };
  }
}
