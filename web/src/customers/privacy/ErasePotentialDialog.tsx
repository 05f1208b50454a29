import { useErasePotentialMutation, usePotentialErasureQuery } from '../gql/hooks.ts';
import { ConfirmErasure } from './ConfirmErasure.tsx';
import { PotentialErasurePreview } from './ErasurePreview.tsx';
import { usePrivacyMessages } from './messages.ts';
import { useErase } from './useErase.ts';

interface Props {
  readonly id: string;
  readonly lastname: string;
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** Erases a potential customer; confirmed by typing the family name, as they have no code. */
export function ErasePotentialDialog({ id, lastname, onErased, onClose }: Props) {
  const t = usePrivacyMessages();
  const { data, error, refetch } = usePotentialErasureQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [run] = useErasePotentialMutation();
  const { erase, failure } = useErase({
    send: async (version, idempotencyKey) => {
      const { data } = await run({ variables: { input: { id, version, idempotencyKey } } });
      const payload = data?.erasePotential;
      return payload ? { isDone: Boolean(payload.deletedId), userErrors: payload.userErrors } : null;
    },
    onDone: onErased,
    onStale: () => void refetch(),
  });
  const preview = data?.previewPotentialErasure ?? null;
  return (
    <ConfirmErasure
      title={t('erase.title')}
      isLoading={!data && !error}
      preview={preview && <PotentialErasurePreview preview={preview} />}
      obstacles={(preview?.obstacles ?? []).map((obstacle) => t(`obstacle.${obstacle}`))}
      word={lastname}
      label={t('erase.typeName', { name: lastname })}
      wrong={t('erase.wrongName')}
      failure={failure}
      onErase={async () => preview && erase(preview.version)}
      onClose={onClose}
    />
  );
}
