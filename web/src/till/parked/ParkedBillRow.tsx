import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { PARKED_BILL_DAYS } from '@taem/domain/limits.ts';
import { isForClearing } from '@taem/domain/till/parkedBill.ts';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { CONTROL } from '../../ui/tokens.ts';
import type { ParkedBillRowFragment } from '../gql/graphql.ts';
import { useTillMessages } from '../words/messages.ts';
import { useParkedMessages } from './messages.ts';

interface ParkedBillRowProps {
  bill: ParkedBillRowFragment;
  canOpen: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDiscard: () => void;
}

/** One parked bill: its name, its customer, its amount, since when and by whom. */
export function ParkedBillRow({ bill, canOpen, onOpen, onRename, onDiscard }: ParkedBillRowProps) {
  const t = useParkedMessages();
  const words = useTillMessages();
  const format = useFormat();
  const { member, parkedByName, openedAt, openedByName, quantity } = bill;
  const name = bill.name ?? t('list.noName');
  const since = format.moment(bill.parkedAt);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
        <Typography noWrap title={name} sx={{ fontWeight: 650, color: bill.name ? undefined : 'text.secondary' }}>
          {name}
        </Typography>
        <Typography variant="body2" noWrap>
          {member ? memberName(member) : words('walkIn')} ·{' '}
          {t('list.items', { count: quantity, number: format.count(quantity) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {parkedByName ? t('list.since', { at: since, by: parkedByName }) : t('list.sinceOnly', { at: since })}
        </Typography>
        {openedAt && (
          <Typography variant="body2" sx={{ color: 'warning.dark', fontWeight: 600 }}>
            {t('list.openElsewhere', { by: openedByName ?? NOTHING, at: format.moment(openedAt) })}
          </Typography>
        )}
        {isForClearing(new Date(bill.changedAt), new Date()) && (
          <Typography variant="body2" sx={{ color: 'warning.dark' }}>
            {t('list.old', { days: PARKED_BILL_DAYS })}
          </Typography>
        )}
      </Box>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', ml: 'auto' }}>
        ฿{format.baht(bill.amountDue)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: { xs: 'auto', sm: 0 } }}>
        <IconButton aria-label={t('list.rename', { name })} onClick={onRename} sx={SQUARE}>
          <EditOutlined />
        </IconButton>
        <IconButton aria-label={t('list.discard', { name })} onClick={onDiscard} sx={SQUARE}>
          <DeleteOutlined />
        </IconButton>
        <Button
          variant="contained"
          disabled={!canOpen}
          aria-label={t('list.openBill', { name })}
          onClick={onOpen}
          sx={{ ml: 0.5, minHeight: CONTROL }}
        >
          {t('list.open')}
        </Button>
      </Box>
    </Box>
  );
}

const SQUARE = { width: CONTROL, height: CONTROL } as const;

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
