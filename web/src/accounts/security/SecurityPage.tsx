import { Box } from '@mui/material';
import { SECURITY_EVENT_KINDS } from '@taem/domain/accounts/securityEventKinds.ts';
import { MEMBER_COLUMNS, POTENTIAL_COLUMNS } from '@taem/domain/customers/find/memberColumns.ts';
import { formatCount, formatMoney } from '@taem/domain/money/formatNumber.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { APPROVAL_ACTIONS, type ApprovalAction } from '@taem/domain/till/neededApprovals.ts';
import { useLanguage } from '../../app/i18n.ts';
import { daysFilter } from '../../list/daysFilter.tsx';
import { choiceFilter } from '../../list/filterFields.tsx';
import { List } from '../../list/List.tsx';
import { listRows } from '../../list/listRows.ts';
import { useList } from '../../list/useList.ts';
import { useApprovalMessages } from '../../sale/approval/messages.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StatusChip, type StatusTone } from '../../ui/StatusChip.tsx';
import { textSize } from '../../ui/tokens.ts';
import type { SecurityEventsQuery } from '../gql/graphql.ts';
import { useSecurityEventsQuery } from '../gql/hooks.ts';
import { useSecurityMessages } from './messages.ts';
import { SECURITY, securityVariables } from './securityAddress.ts';

type Event = SecurityEventsQuery['securityEvents']['items'][number];

/** Events with a typed account name, where it is relevant that the name does not exist. */
const ABOUT_A_NAME: ReadonlySet<string> = new Set(['SIGN_IN_FAILED', 'SIGN_IN_LOCKED', 'OTP_REQUESTED', 'OTP_FAILED']);

/** The security events of the shop, for its owner; read-only. */
export function SecurityPage() {
  const t = useSecurityMessages();
  const list = useList(SECURITY);
  const query = useSecurityEventsQuery({
    variables: securityVariables(list.state),
    // A user opens this page because something is happening now.
    fetchPolicy: 'cache-and-network',
  });
  const kinds = SECURITY_EVENT_KINDS.map((id) => ({ id: id as string, name: t(`kind.${id}`) }));
  return (
    <>
      <PageTitle>{t('security.title')}</PageTitle>
      <PageIntro>{t('security.intro')}</PageIntro>
      <List<Event>
        list={list}
        label={t('security.list')}
        rows={listRows(query, ({ securityEvents }) => securityEvents)}
        columns={[
          { name: 'time', label: t('security.time'), kind: 'moment', value: ({ time }) => time },
          {
            ...{ name: 'kind', label: t('security.kind'), grow: 2.5, width: 220, onCard: 'title' },
            draw: (event) => <What event={event} />,
          },
          {
            ...{ name: 'account', label: t('security.account') },
            value: ({ account, kind }) => account ?? (ABOUT_A_NAME.has(kind) ? t('security.unknown') : null),
          },
          { name: 'by', label: t('security.by'), value: ({ byUsername }) => byUsername ?? t('security.nobody') },
          { name: 'branch', label: t('security.branch'), value: ({ branch }) => branch?.name },
          { name: 'address', label: t('security.address'), width: 124, value: ({ address }) => address },
        ]}
        nameOf={({ kind }) => t(`kind.${kind}`)}
        filters={[choiceFilter('kind', t('security.kind'), kinds, { any: t('security.allKinds') }), daysFilter()]}
        rowHeight="auto"
        empty={{ title: t('security.none'), hint: t('security.noneHint') }}
      />
    </>
  );
}

/** An event and its subject. */
function What({ event }: { event: Event }) {
  const t = useSecurityMessages();
  const approval = useApprovalMessages();
  const { kind, subject } = event;
  return (
    <>
      <StatusChip tone={toneOf(kind)}>{t(`kind.${kind}`)}</StatusChip>
      {subject && (
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
          {kind === 'APPROVAL_GIVEN'
            ? wordActions(subject, (action) => approval(`action.${action}`))
            : kind.startsWith('PARKED_BILL')
              ? wordAmounts(subject)
              : subject}
        </Box>
      )}
      <ExportedList event={event} />
    </>
  );
}

const wordAmounts = (subject: string): string =>
  subject.replace(/\b\d+\.\d\d\b/g, (amount) => `฿${formatMoney(fromBaht(Number(amount)))}`);

/**
 * Words the subject of an approval: its actions by code, then the number of the sale. A code of a later version stays
 * unchanged.
 */
const wordActions = (subject: string, wordOf: (action: ApprovalAction) => string): string =>
  subject.replace(/[A-Z_]{3,}/g, (code) => {
    const action = APPROVAL_ACTIONS.find((each) => each === code);
    return action ? wordOf(action) : code;
  });

/** Columns of people as headed in the file; those of other lists have no texts here. */
const COLUMN_WORDS = new Map([...POTENTIAL_COLUMNS, ...MEMBER_COLUMNS].map(({ field, words }) => [field, words]));

/** CU-4 What was exported: number of rows and format, filter, and columns. */
function ExportedList({ event: { exported } }: { event: Event }) {
  const t = useSecurityMessages();
  const language = useLanguage();
  if (!exported) return null;
  const { format, filter, columns, rows } = exported;
  const lines = [
    rows === null || rows === undefined
      ? t('exported.noRows', { format })
      : t('exported.rows', { count: rows, rows: formatCount(rows), format }),
    filter === '{}' ? t('exported.all') : t('exported.filter', { filter }),
    t('exported.columns', { columns: columns.map((field) => COLUMN_WORDS.get(field)?.[language] ?? field).join(', ') }),
  ];
  return (
    <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: textSize.small, fontWeight: 400, maxWidth: 520 }}>
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Box>
  );
}

function toneOf(kind: Event['kind']): StatusTone {
  if (kind === 'PEOPLE_EXPORTED') return 'warning';
  if (kind === 'SESSION_COPIED' || kind.endsWith('_LOCKED')) return 'bad';
  return kind.endsWith('_FAILED') ? 'warning' : 'neutral';
}
