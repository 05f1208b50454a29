import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { OperationFault } from '../../app/sendOperation.ts';
import { answerOf, answerOfError, outcomeOf, type PayAnswer } from './payAnswer.ts';

type Data = Parameters<typeof answerOf>[0];

const transaction = { id: 'sale' };
const sold = { pay: { transaction, remainingPoints: 5, userErrors: [] } } as unknown as Data;
const refusal = { code: 'INSUFFICIENT_POINTS' };
const refused = { pay: { transaction: null, remainingPoints: null, userErrors: [refusal] } } as unknown as Data;
const broken = {
  message: 'Broken',
  path: ['pay', 'transaction', 'member'],
  extensions: { code: 'UPSTREAM_MALFORMED' },
};
const unsaid = { kind: 'nothingKnown', retryAfter: null };

describe('an answer', () => {
  it.each([
    ['a sale', sold, [], { kind: 'paid', receipt: { transaction, remainingPoints: 5, isIncomplete: false } }],
    ['a sale with something that could not be read', sold, [broken], { kind: 'paid', receipt: { isIncomplete: true } }],
    [
      'a sale without points',
      { pay: { transaction, userErrors: [] } } as unknown as Data,
      [],
      { kind: 'paid', receipt: { remainingPoints: null } },
    ],
    ['a refusal', refused, [], { kind: 'refused', errors: [refusal] }],
    ['a refusal beside a fault', refused, [broken], { ...unsaid, message: 'Broken' }],
    [
      'no sale and no refusal',
      { pay: { transaction: null, userErrors: [] } } as unknown as Data,
      [],
      { ...unsaid, message: '' },
    ],
    ['nothing', null, [], { ...unsaid, message: '' }],
    ['no payment', {}, [], { ...unsaid, message: '' }],
    [
      'a fault that says when to ask again',
      null,
      [{ message: 'Wait', extensions: { code: 'X', retryAfter: 2 } }],
      { message: 'Wait', retryAfter: 2 },
    ],
    [
      'a fault that says it in words',
      null,
      [{ message: 'Wait', extensions: { code: 'X', retryAfter: '2' } }],
      { message: 'Wait', retryAfter: null },
    ],
  ])('with %s says so', (_what, data, errors, said) => {
    expect(answerOf(data, errors as Parameters<typeof answerOf>[1])).toMatchObject(said);
  });

  it('without faults is whole', () => {
    expect(answerOf(sold)).toMatchObject({ kind: 'paid', receipt: { isIncomplete: false } });
  });

  const proxy = (status: number) => new OperationFault(status, 'Internal', 'No', { retryAfter: 3 });
  it.each([
    [399, 'nothingKnown'],
    [400, 'nothingDone'],
    [408, 'nothingKnown'],
    [499, 'nothingDone'],
    [500, 'nothingKnown'],
    [503, 'nothingKnown'],
  ])('F0 of %s, by what stands before the server, proves %s', (status, kind) => {
    expect(answerOfError(proxy(status))).toEqual({ kind, message: 'No', retryAfter: 3 });
    const response = new Response('', { status });
    const thrown = new ServerError('No', { response, bodyText: '' });
    expect(answerOfError(thrown)).toEqual({ kind, message: 'No', retryAfter: null });
  });

  it('F0 of the server itself is read as far as it goes, whichever way it came', () => {
    const errors = [{ message: 'Broken', extensions: { code: 'UPSTREAM_MALFORMED' } }];
    const answer = { data: sold, errors } as NonNullable<OperationFault['answer']>;
    expect(answerOfError(new OperationFault(200, 'X', 'No', { answer }))).toMatchObject({ kind: 'paid' });
    expect(answerOfError(new CombinedGraphQLErrors({ data: sold, errors }))).toMatchObject({ kind: 'paid' });
  });

  it.each([
    ['a network that failed', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['anything that is not an error at all', 'gone', 'gone'],
  ])('F0 that never came, by %s, proves nothing', (_what, thrown, message) => {
    expect(answerOfError(thrown)).toEqual({ ...unsaid, message });
  });
});

describe('F0 all tries together', () => {
  const paid = { kind: 'paid', receipt: {} } as PayAnswer;
  const no = { kind: 'refused', errors: [] } as PayAnswer;
  const nothingDone: PayAnswer = { kind: 'nothingDone', message: 'a', retryAfter: null };
  const unresolved: PayAnswer = { kind: 'nothingKnown', message: 'b', retryAfter: null };
  const unresolvedOutcome = { kind: 'unknown' };
  it.each<[string, PayAnswer[], boolean, object]>([
    ['nobody asked', [], false, unresolvedOutcome],
    ['the first is paid', [paid], false, paid],
    ['the last is paid, whatever was before', [unresolved, paid], true, paid],
    ['the only one is refused', [no], false, no],
    ['the only one that did anything is refused', [nothingDone, nothingDone, no], false, no],
    ['one before the refused may have been recorded', [unresolved, no], false, { ...unresolvedOutcome, errors: [] }],
    ['it was sent at another time, and is refused now', [no], true, { ...unresolvedOutcome, errors: [] }],
    ['none did anything', [nothingDone, nothingDone], false, { kind: 'fault', message: 'a' }],
    ['none did anything now, but it was sent before', [nothingDone], true, { ...unresolvedOutcome, message: 'a' }],
    ['one may have done it', [unresolved, nothingDone], false, { ...unresolvedOutcome, message: 'a' }],
    ['the last may have done it', [nothingDone, unresolved], false, { ...unresolvedOutcome, message: 'b' }],
  ])('when %s', (_what, answers, wasSentBefore, outcome) => {
    expect(outcomeOf(answers, wasSentBefore)).toEqual(outcome);
  });
});
