import { Box, Button, Typography } from '@mui/material';
import type { TraceCode, TraceEntry } from '@taem/domain/till/pricing.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useSigned } from '../../sale/useSigned.ts';
import { useReasons } from '../../sale/why/useReasons.ts';
import { WhyDialog } from '../../sale/why/WhyDialog.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { Part } from './Part.tsx';

type Example = WhatIfFiguresFragment['examples'][number];

/** The sales for which it would have cost most: before and after, and why. */
export function WhatIfExamples({ examples }: { examples: readonly Example[] }) {
  const t = useLoyaltyMessages();
  const language = useLanguage();
  const format = useFormat();
  const signed = useSigned();
  const [opened, setOpened] = useState<Example | null>(null);
  const aboutOf = ({ transactionNo, businessDate, customerType, tierName }: Example) =>
    [
      ...[transactionNo, writtenDay(businessDate, language)],
      customerType === 'GUEST' ? t('whatIf.guests') : (tierName ?? t('whatIf.noTier')),
    ].join(' · ');
  return (
    <Part title={t('whatIf.examples')}>
      {examples.length === 0 && <Typography color="textSecondary">{t('whatIf.noExamples')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {examples.map((example) => (
          <Box
            component="li"
            key={example.transactionId}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ minWidth: 0, py: 0.5 }}>
              <Typography variant="body2">
                {format.baht(example.without.amountDue)} → {format.baht(example.with.amountDue)}
                {example.points !== 0 &&
                  ` · ${t('whatIf.examplePoints', { points: signed(example.points), count: example.points })}`}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <WholeNumbers text={aboutOf(example)} />
              </Typography>
            </Box>
            <Button
              sx={{ ml: 'auto', minHeight: CONTROL, flexShrink: 0 }}
              aria-label={t('whatIf.whyOf', { no: example.transactionNo })}
              onClick={() => setOpened(example)}
            >
              {t('whatIf.why')}
            </Button>
          </Box>
        ))}
      </Box>
      {opened && <Why example={opened} onClose={() => setOpened(null)} />}
    </Part>
  );
}

function Why({ example, onClose }: { example: Example; onClose: () => void }) {
  const t = useLoyaltyMessages();
  const priced = { trace: traceOf(example.trace), earnPoints: example.with.earnPoints };
  const reasons = useReasons(priced, (productId) => (productId ? t('whatIf.product') : ''));
  return <WhyDialog reasons={reasons} onClose={onClose} />;
}

interface WrittenEntry {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Facts that are text even if they look like a number. */
const TEXTS: ReadonlySet<string> = new Set(['name', 'coupon', 'condition', 'itemRef']);

/** Converts a trace of the contract, whose params are text, to the form that pricing created. */
function traceOf(entries: readonly WrittenEntry[]): TraceEntry[] {
  return entries.map(({ code, params }) => ({
    code: code as TraceCode,
    params: Object.fromEntries(params.map(({ name, value }) => [name, TEXTS.has(name) ? value : readValue(value)])),
  }));
}

function readValue(text: string): string | number | boolean | null {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text) : text;
}
