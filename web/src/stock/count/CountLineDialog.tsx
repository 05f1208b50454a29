import { Button, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { MAX_REASON_LENGTH } from '@taem/domain/stock/countedLine.ts';
import { countLineForm, type ReadCountLine } from '@taem/domain/stock/countForms.ts';
import { useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { IntegerInput } from '../../form/fields/IntegerInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import type { CountEntryInput } from '../../gql/contract.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { Segments } from '../../ui/Segments.tsx';
import type { CountHeadFragment, CountLineFragment } from '../gql/graphql.ts';
import { useEnterStockCountMutation, useExplainCountDifferenceMutation } from '../gql/hooks.ts';
import { useCountMessages } from './messages.ts';
import type { Counting } from './useCounting.ts';
import { useCountRefusal } from './useCountRefusal.ts';

interface Props {
  readonly count: CountHeadFragment;
  readonly line: CountLineFragment;
  readonly counting: Counting | null;
  readonly mayExplain: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Counts one line by hand: a total that replaces the displayed one, or additional pieces; and the reason for a difference. */
export function CountLineDialog({ count, line, counting, mayExplain, onChanged, onClose }: Props) {
  const t = useCountMessages();
  const notify = useNotice();
  const refusal = useCountRefusal();
  const [enter] = useEnterStockCountMutation();
  const [explain] = useExplainCountDifferenceMutation();
  // The count displayed when it was opened: a new total replaces that one, though others may have counted since.
  const [seen] = useState(line.counted ?? null);
  const [mode, setMode] = useState<'SET' | 'ADD'>('SET');
  // Sent again after a lost answer, an entry counts once; another quantity is another entry.
  const sent = useRef({ id: '', of: '' });
  const idOf = (entry: object): string => {
    const of = JSON.stringify(entry);
    if (sent.current.of !== of) sent.current = { id: newKey(), of };
    return sent.current.id;
  };

  const send = async (entry: CountEntryInput) => {
    const { data } = await enter({ variables: { input: { countId: count.id, entries: [entry] } } });
    if (!data) throw new Error('The answer has no payload');
    // Opening the line again displays its current count.
    if (data.enterStockCount.userErrors.length > 0) onChanged();
    return data.enterStockCount.userErrors;
  };
  const save = async (quantity: number | null, reason: string | null) => {
    if (counting && (quantity !== null || seen !== null) && (quantity !== seen || mode === 'ADD')) {
      const how = mode === 'ADD' && quantity !== null ? ({ mode } as const) : ({ mode: 'SET', seen } as const);
      const entry = { productId: line.productId, quantity, ...how };
      const isNothing = how.mode === 'ADD' && quantity === 0;
      const faults = isNothing ? [] : await send({ id: idOf(entry), ...entry });
      if (faults.length > 0) return faults;
    }
    if (mayExplain && reason !== (line.reason ?? null)) {
      const input = { countId: count.id, productId: line.productId, reason };
      const outcome = (await explain({ variables: { input } })).data?.explainCountDifference;
      if (!outcome) throw new Error('The answer has no payload');
      return outcome.userErrors;
    }
    return [];
  };
  const form = useForm<{ pieces: string; reason: string }, ReadCountLine>({
    start: { pieces: '', reason: line.reason ?? '' },
    rule: countLineForm,
    // An empty field leaves the count unchanged.
    send: ({ pieces, reason }) => save(pieces ?? (mode === 'ADD' ? 0 : seen), reason),
    failed: t('failed'),
    problemOf: ([error]) => refusal(error, line.code),
    onDone: () => {
      onChanged();
      onClose();
    },
  });
  const clear = async () => {
    const entry = { productId: line.productId, mode: 'SET' as const, quantity: null, seen };
    const faults = await send({ id: idOf(entry), ...entry }).catch(() => [{ code: '' }]);
    if (faults[0]) return notify(refusal(faults[0], line.code), 'error');
    onChanged();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={line.name}
      hint={line.code}
      save={t('enter.save')}
      onClose={onClose}
      aside={
        counting && seen !== null ? (
          <Button color="inherit" onClick={() => void clear()}>
            {t('enter.clear')}
          </Button>
        ) : undefined
      }
    >
      {counting && (
        <>
          {seen !== null && (
            <Typography color="textSecondary">
              {t('enter.before', { counted: formatCount(seen), by: line.countedByName ?? NOTHING })}
            </Typography>
          )}
          <Field as={IntegerInput} name="pieces" label={t('enter.pieces')} autoFocus />
          {seen !== null && (
            <Segments
              label={t('enter.how')}
              segments={[
                { value: 'SET', label: t('enter.set') },
                { value: 'ADD', label: t('enter.add') },
              ]}
              value={mode}
              onChange={setMode}
              isWide
            />
          )}
        </>
      )}
      {mayExplain && <Field as={TextInput} name="reason" label={t('line.reason')} max={MAX_REASON_LENGTH} />}
    </FormDialog>
  );
}
