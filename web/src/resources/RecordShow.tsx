import { useQuery } from '@apollo/client/react';
import { Box, Button, Paper, Typography } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { Fragment } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { usePermission } from '../app/permission.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CREATED, canStandInList } from './columns.ts';
import { useResourceMessages } from './messages.ts';
import { editPath, listPath, type RecordScreens, type Row } from './RecordScreens.ts';
import { useShowValue } from './showValue.tsx';
import { titleOf } from './titleOf.ts';

/** One record, to be read. */
export function RecordShow({ screens: { record, operations } }: { readonly screens: RecordScreens }) {
  const t = useResourceMessages();
  const language = useLanguage();
  const show = useShowValue();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(operations.one, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const row = data?.[record.one] as Row | null | undefined;
  const crumbs = [{ label: record.words.many[language], to: listPath(record) + (state?.list ?? '') }];
  if (error && !row) return <ErrorView onRetry={() => void refetch()} />;
  if (row === undefined) return <LoadingView count={6} />;
  if (row === null) {
    return (
      <>
        <PageTitle crumbs={crumbs}>{record.words.one[language]}</PageTitle>
        <EmptyState title={t('show.none')}>{t('show.noneHint')}</EmptyState>
      </>
    );
  }
  const shown = [
    ...Object.entries(record.fields)
      .filter(([, field]) => canStandInList(field))
      .map(([name]) => name),
    CREATED,
  ];
  const edit = record.update && (
    <EditButton page={record.update} onEdit={() => navigate(editPath(record, id), { state })}>
      {t('form.edit')}
    </EditButton>
  );
  return (
    <>
      <PageTitle crumbs={crumbs} actions={edit}>
        {titleOf(record, row)}
      </PageTitle>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, rowGap: 2, m: 0 }}
        >
          {shown.map((name) => (
            <Fragment key={name}>
              <Typography component="dt" color="textSecondary">
                {record.fields[name]?.label[language] ?? t('list.created')}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {show(row, name, record.fields[name])}
              </Typography>
            </Fragment>
          ))}
        </Box>
      </Paper>
    </>
  );
}

function EditButton({ page, onEdit, children }: { page: string; onEdit: () => void; children: string }) {
  return usePermission(page as PageCode).canWrite ? (
    <Button variant="contained" onClick={onEdit}>
      {children}
    </Button>
  ) : null;
}
