import { useState } from 'react';
import { useLanguage } from '../../../app/i18n.ts';
import { said } from '../../../app/said.ts';
import { sendUpload } from '../../../app/sendUpload.ts';
import type { CreatePotentialInput } from '../../../gql/contract.ts';
import { RegisterPotentialDocument, type RegisterPotentialMutation } from '../../gql/graphql.ts';
import { useRegisterPotentialMutation } from '../../gql/hooks.ts';
import { type Failure, useCreation } from '../useCreation.ts';
import { usePotentialMessages } from './messages.ts';

export type RegisteredPotential = NonNullable<RegisterPotentialMutation['createPotential']['potential']>;

/** Registers the potential, or holds why not until the dialog is closed (CUST-44). */
export function useRegisterPotential(onRegistered: (potential: RegisteredPotential) => void) {
  const t = usePotentialMessages();
  const language = useLanguage();
  const [mutate] = useRegisterPotentialMutation({ fetchPolicy: 'no-cache' });
  const [readFailure, setReadFailure] = useState<Failure | null>(null);
  const creation = useCreation(async (input: CreatePotentialInput, picture: File | null) => {
    const data = picture
      ? await sendUpload(RegisterPotentialDocument, { input: { ...input, image: picture } })
      : (await mutate({ variables: { input } })).data;
    const { potential, userErrors = [] } = data?.createPotential ?? {};
    return { created: potential, userErrors };
  }, onRegistered);
  const { failure } = creation;
  // The text of a fault is not meant for people at a counter: the default text replaces it.
  const refusalOf = (reported: Failure) =>
    reported.kind === 'fault'
      ? { title: t('potential.fault'), message: t('potential.later') }
      : {
          title: t('potential.error'),
          message: reported.errors.map(({ code, message }) => `${code}: ${said(message, language)}`).join('\n'),
        };
  return {
    ...creation,
    refusal: failure && refusalOf(failure),
    isRead: failure === readFailure,
    read: () => setReadFailure(failure),
  };
}
