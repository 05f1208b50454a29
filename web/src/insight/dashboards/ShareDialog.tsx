import { Button } from '@mui/material';
import { copyText } from '../../app/copyText.ts';
import { useNotice } from '../../app/notice.tsx';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ManyInput } from '../../form/fields/ManyInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import { useDashboardRolesQuery } from '../gql/hooks.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly dashboard: SavedDashboardFragment;
  readonly onSave: (roleIds: readonly string[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** With which roles a dashboard is shared: each of their users sees it with their own rights. */
export function ShareDialog({ dashboard, onSave, onClose }: Props) {
  const t = useDashboardMessages();
  const notify = useNotice();
  const { data } = useDashboardRolesQuery();
  const form = useForm<{ roleIds: readonly string[] }>({
    start: { roleIds: dashboard.sharedWithRoles.map(({ id }) => id) },
    rule: () => ({}),
    send: async ({ roleIds }) => {
      await onSave(roleIds);
      return null;
    },
  });
  const copy = async () => {
    const isCopied = await copyText(`${location.origin}/insight/dashboards/${dashboard.id}`);
    notify(t(isCopied ? 'share.copied' : 'share.notCopied'), isCopied ? 'success' : 'warning');
  };
  return (
    <FormDialog
      form={form}
      title={t('share.title')}
      hint={t('share.hint')}
      disabled={!data}
      aside={<Button onClick={() => void copy()}>{t('share.link')}</Button>}
      onClose={onClose}
    >
      {data ? (
        <Field as={ManyInput} name="roleIds" label={t('share.roles')} options={data.merchantRoles.items} />
      ) : (
        <LoadingView count={4} />
      )}
    </FormDialog>
  );
}
