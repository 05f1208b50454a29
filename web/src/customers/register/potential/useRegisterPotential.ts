import { useState } from 'react';
import { sendUpload } from '../../../app/sendUpload.ts';
import type { CreatePotentialInput } from '../../../gql/contract.ts';
import { RegisterPotentialDocument, type RegisterPotentialMutation } from '../../gql/graphql.ts';
import { useRegisterPotentialMutation } from '../../gql/hooks.ts';
import { type Failure, useCreation } from '../useCreation.ts';
import { usePotentialMessages } from './messages.ts';

export type RegisteredPotential = NonNullable<RegisterPotentialMutation['createPotential']['potential']>;

/** Makes the potential, or says why not in a dialog until it is read (CUST-44). */
export function useRegisterPotential(onRegistered: (potential: RegisteredPotential) => void) {
  const t = usePotentialMessages();
  const [mutate] = useRegisterPotentialMutation({ fetchPolicy: 'no-cache' });
  const [readFailure, setReadFailure] = useState<Failure | null>(null);
  const creation = useCreation(async (input: CreatePotentialInput, picture: File | null) => {
    const data = picture
      ? await sendUpload(RegisterPotentialDocument, { input: { ...input, image: null } }, 'input.image', picture)
      : (await mutate({ variables: { input } })).data;
    const { potential, userErrors = [] } = data?.createPotential ?? {};
    return { made: potential, userErrors };
  }, onRegistered);
  const { failure } = creation;
  return {
    ...creation,
    refusal: failure && refusalOf(failure, t('potential.error')),
    isRead: failure === readFailure,
    read: () => setReadFailure(failure),
  };
}

/** What a fault says is for nobody at a counter: then the default words stand (HOME-15). */
function refusalOf(failure: Failure, title: string) {
  if (failure.kind === 'fault') return { title: undefined, message: undefined };
  return { title, message: failure.errors.map(({ code, message }) => `${code}: ${message}`).join('\n') };
}
