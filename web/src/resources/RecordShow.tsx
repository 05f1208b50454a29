import { Box, Button, Paper, Typography } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { oppositeOf } from '@taem/domain/record/field.ts';
import { isOfBranch } from '@taem/domain/record/ofBranch.ts';
import { Fragment, useContext } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SectionTabs } from '../ui/SectionTabs.tsx';
import { labelOf, readFields } from './columns.ts';
import { useResourceMessages } from './messages.ts';
import type { RecordTab } from './Particulars.ts';
import { RecordPicture } from './RecordPicture.tsx';
import { editPath, type RecordScreens, type Row } from './RecordScreens.ts';
import { RecordTabsContext } from './recordTabs.ts';
import { useShowValue } from './showValue.tsx';
import { useTitleOf } from './titleOf.ts';
import { useRecord } from './useRecord.tsx';
import { useViewer } from './useViewer.ts';

/** The read-only page of a record: its particulars, and in tabs the data of its area. The open tab is in the address. */
export function RecordShow({ screens }: { readonly screens: RecordScreens }) {
  const { record, particulars } = screens;
  const { Actions } = particulars;
  const t = useResourceMessages();
  const language = useLanguage();
  const tabs = useTabs(screens);
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const titleOf = useTitleOf(screens);
  const { row, instead, crumbs, reload } = useRecord(screens, 'known');
  if (!row) return instead;
  const open = tabs.find(({ key }) => key === address.get('tab'));
  const actions = (
    <>
      {Actions && <Actions row={row} />}
      <EditButton screens={screens} row={row} />
    </>
  );
  return (
    <>
      <PageTitle crumbs={crumbs} actions={actions}>
        {titleOf(row)}
      </PageTitle>
      {record.picture && <RecordPicture screens={screens} row={row} onChanged={reload} />}
      {tabs.length === 0 ? (
        <ParticularsList screens={screens} row={row} />
      ) : (
        <SectionTabs
          tabs={[
            { key: 'particulars', label: t('show.particulars') },
            ...tabs.map((tab) => ({ key: tab.key, label: tab.label[language] })),
          ]}
          value={open?.key ?? 'particulars'}
          onChange={(next) => setAddress(next === 'particulars' ? {} : { tab: next }, { replace: true, state })}
        >
          {open ? <open.Panel row={row} record={record} /> : <ParticularsList screens={screens} row={row} />}
        </SectionTabs>
      )}
    </>
  );
}

/** Returns the tabs of the record's area, and those that every record has that can be changed. */
function useTabs({ record, particulars }: RecordScreens): readonly RecordTab[] {
  const viewer = useViewer();
  const shared = useContext(RecordTabsContext);
  const page = record.update ?? record.create;
  return [...(particulars.tabs ?? []), ...(page && viewer.canWrite(page as PageCode) ? shared : [])];
}

function ParticularsList({ screens, row }: { screens: RecordScreens; row: Row }) {
  const language = useLanguage();
  // The page belongs to no branch; data per branch is in a tab.
  const names = readFields(screens).filter((name) => !isOfBranch(screens.record.fields[name]));
  const show = useShowValue(screens, 'page');
  const { Summary } = screens.particulars;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, '@media print': { border: 0, p: 0 } }}>
      {Summary && (
        <Typography sx={{ mb: 3, fontWeight: 600, textWrap: 'pretty' }}>
          <Summary row={row} />
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, rowGap: { xs: 0.5, sm: 2 }, m: 0 }}
      >
        {names.map((name) => (
          <Fragment key={name}>
            <Typography component="dt" color="textSecondary">
              {oppositeOf(screens.record.fields[name])?.[language] ?? labelOf(screens.record, name, language)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' }}>
              {show(row, name)}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </Paper>
  );
}

function EditButton({ screens: { record, particulars }, row }: { screens: RecordScreens; row: Row }) {
  const t = useResourceMessages();
  const navigate = useNavigate();
  const { state } = useLocation();
  const viewer = useViewer();
  const isOwn = particulars.isOwn?.(row, viewer) ?? false;
  if (!record.update || !(isOwn || viewer.canWrite(record.update as PageCode))) return null;
  return (
    <Button variant="contained" onClick={() => navigate(editPath(record, row.id), { state })}>
      {t('form.edit')}
    </Button>
  );
}
