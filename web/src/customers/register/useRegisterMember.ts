import { sendUpload } from '../../app/sendUpload.ts';
import type { CreateMemberInput } from '../../gql/contract.ts';
import { RegisterMemberDocument, type TillMemberFragment } from '../gql/graphql.ts';
import { useRegisterMemberMutation } from '../gql/hooks.ts';
import { useRegisterMessages } from './messages.ts';
import { type Failure, type UserError, useCreation } from './useCreation.ts';

/** A failed registration as text; `title` only if answers break a rule, otherwise null. */
export interface Refusal {
  readonly title: string | null;
  readonly words: readonly string[];
}

/** Registers the member, or holds why not (CUST-16, CUST-45, CUST-46). */
export function useRegisterMember(onRegistered: (member: TillMemberFragment) => void) {
  const t = useRegisterMessages();
  const [mutate] = useRegisterMemberMutation({ fetchPolicy: 'no-cache' });
  const creation = useCreation(async (input: CreateMemberInput, picture: File | null) => {
    const data = picture
      ? await sendUpload(RegisterMemberDocument, { input: { ...input, image: picture } })
      : (await mutate({ variables: { input } })).data;
    const { member, userErrors = [] } = data?.createMember ?? {};
    return { created: member, userErrors };
  }, onRegistered);

  const wordsOf = ({ code, message, path }: UserError): string => {
    if (code === 'ALREADY_MEMBER') return t(path[0] === 'potentialId' ? 'register.becameMember' : 'register.member');
    if (code === 'IDEMPOTENCY_CONFLICT') return t('register.already');
    if (code === 'WRONG_PHONE') return t('register.wrongPhone');
    return code === 'VALIDATION' ? message : t('register.wrong', { message });
  };
  const refusalOf = (failure: Failure): Refusal => {
    if (failure.kind === 'fault') {
      const { isReadable, message } = failure;
      return { title: null, words: [t(isReadable ? 'register.wrong' : 'register.unreadable', { message })] };
    }
    const isInvalid = failure.errors.some(({ code }) => code === 'VALIDATION');
    return { title: isInvalid ? t('register.invalid') : null, words: failure.errors.map(wordsOf) };
  };
  return { ...creation, refusal: creation.failure && refusalOf(creation.failure) };
}
