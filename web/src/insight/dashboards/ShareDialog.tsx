import { Button } from '@mui/material';
import { useCopy } from '../../app/useCopy.ts';
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

/** Chooses the roles that a dashboard is shared with: each of their users sees it with their own rights. */
export function ShareDialog({ dashboard, onSave, onClose }: Props) {
  const t = useDashboardMessages();
  const { data } = useDashboardRolesQuery();
  const form = useForm<{ roleIds: readonly string[] }>({
    start: { roleIds: dashboard.sharedWithRoles.map(({ id }) => id) },
    rule: () => ({}),
    send: async ({ roleIds }) => {
      await onSave(roleIds);
      return null;
    },
  });
  const copy = useCopy(t('share.copied'), t('share.notCopied'));
  return (
    <FormDialog
      form={form}
      title={t('share.title')}
      hint={t('share.hint')}
      disabled={!data}
      aside={
        <Button onClick={() => void copy(`${location.origin}/insight/dashboards/${dashboard.id}`)}>
          {t('share.link')}
        </Button>
      }
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
