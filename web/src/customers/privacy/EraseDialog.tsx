import { useEraseMemberMutation, useMemberErasureQuery } from '../gql/hooks.ts';
import { ConfirmErasure } from './ConfirmErasure.tsx';
import { ErasurePreview } from './ErasurePreview.tsx';
import { usePrivacyMessages } from './messages.ts';
import { useErase } from './useErase.ts';

/** Erases a member; confirmed by typing their code. */
export function EraseDialog({ memberId, onClose }: { readonly memberId: string; readonly onClose: () => void }) {
  const t = usePrivacyMessages();
  const { data, error, refetch } = useMemberErasureQuery({
    variables: { id: memberId },
    fetchPolicy: 'network-only',
  });
  const [run] = useEraseMemberMutation();
  const { erase, failure } = useErase({
    send: async (version, idempotencyKey) => {
      const { data } = await run({ variables: { input: { id: memberId, version, idempotencyKey } } });
      const payload = data?.eraseMember;
      return payload ? { isDone: Boolean(payload.member), userErrors: payload.userErrors } : null;
    },
    onDone: onClose,
    onStale: () => void refetch(),
  });
  const preview = data?.previewMemberErasure ?? null;
  return (
    <ConfirmErasure
      title={preview ? t('erase.dialog', { code: preview.code }) : t('erase.title')}
      isLoading={!data && !error}
      preview={preview && <ErasurePreview preview={preview} />}
      obstacles={(preview?.obstacles ?? []).map((obstacle) => t(`obstacle.${obstacle}`))}
      word={preview?.code ?? ''}
      label={t('erase.type', { code: preview?.code })}
      wrong={t('erase.wrong')}
      failure={failure}
      onErase={async () => preview && erase(preview.version)}
      onClose={onClose}
    />
  );
}
