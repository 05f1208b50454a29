import { Button } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useResourceMessages } from './messages.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import { type RecordScreens, showPath } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';
import { useListLink } from './useListLink.ts';
import { useRecord } from './useRecord.tsx';

interface Props {
  readonly screens: RecordScreens;
  readonly isNew?: boolean;
}

/** The form of a new or an existing record. */
export function RecordEdit({ screens, isNew = false }: Props) {
  return isNew ? <New screens={screens} /> : <ExistingRecord screens={screens} />;
}

function New({ screens }: Pick<Props, 'screens'>) {
  const { words } = screens.record;
  const t = useResourceMessages();
  const language = useLanguage();
  const crumbs = [{ label: words.many[language], to: useListLink(screens.record) }];
  return (
    <>
      <PageTitle crumbs={crumbs}>{t('list.add', { what: words.one[language] })}</PageTitle>
      <RecordForm screens={screens} row={null} />
    </>
  );
}

function ExistingRecord({ screens }: Pick<Props, 'screens'>) {
  const { record, particulars } = screens;
  const { Actions } = particulars;
  const t = useResourceMessages();
  const navigate = useNavigate();
  const { state } = useLocation();
  const titleOf = useTitleOf(screens);
  const { row, instead, crumbs, reload } = useRecord(screens, 'now');
  if (!row) return instead;
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={() => navigate(showPath(record, row.id), { state })}>
        {t('form.show')}
      </Button>
      {Actions && <Actions row={row} />}
      {record.remove && <DeleteButton screens={screens} row={row} />}
    </>
  );
  return (
    <>
      <PageTitle crumbs={crumbs} actions={actions}>
        {titleOf(row)}
      </PageTitle>
      {record.picture && <RecordPicture screens={screens} row={row} onChanged={reload} />}
      <RecordForm key={row.id} screens={screens} row={row} />
    </>
  );
}
