import { Alert, Box, Typography } from '@mui/material';
import { can, isAdministrator } from '@taem/domain/accounts/permissions.ts';
import { useRights } from '../../app/permission.ts';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useRoleMessages } from './messages.ts';
import { RightsGrid } from './RightsGrid.tsx';
import { type Rights, withRights } from './rights.ts';
import { usePages } from './usePages.ts';

/** PERM-17, MGMT-22 The rights of a role, page by page. */
export function RightsMatrix({ label, value, onChange, disabled, values, error }: OwnInputProps<Rights>) {
  const t = useRoleMessages();
  const own = useRights();
  const { pages, error: failed, refetch } = usePages();
  const isAll = isAdministrator({ name: String(values.name ?? '') });
  const isOwn = (code: string, action: 'Read' | 'Write') => can(own.role, own.authorizes, code, action);
  const isBeyond = pages?.some(({ code }) => !isOwn(code, 'Read') || !isOwn(code, 'Write')) ?? false;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 0.5 }}>
        {label}
      </Typography>
      {failed && <ErrorView title={t('matrix.error')} onRetry={() => void refetch()} />}
      {!failed && !pages && <LoadingView count={6} height={48} />}
      {isAll && <Alert severity="info">{t('matrix.administrator')}</Alert>}
      {error && <Alert severity="error">{error}</Alert>}
      {pages && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t('matrix.hint')} {isBeyond && !disabled && t('matrix.beyond')}
          </Typography>
          <RightsGrid
            label={label}
            pages={pages}
            value={value}
            isAll={isAll}
            mayChange={({ code, action }) => !disabled && !isAll && isOwn(code, action)}
            onToggle={(boxes, given) => onChange(withRights(value, boxes, given))}
          />
        </>
      )}
    </Box>
  );
}
