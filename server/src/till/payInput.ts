import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from '@taem/domain/contract/idempotencyKey.ts';
import { guestErrors, isEmptyGuest } from '@taem/domain/till/guest.ts';
import { MAX_CHANNELS, MAX_LINE_QTY, MAX_LINES, MAX_POINTS, MAX_REMARK_LENGTH } from '@taem/domain/till/limits.ts';
import { userError } from '../gateway/userErrors.ts';
import type { GuestInput, PayChannelInput, PayInput, PayLineInput, UserError } from '../generated/schema.ts';
import { guestOf } from './guestOf.ts';

type Path = readonly (string | number)[];

/** Every rule of the input that needs no data, each with the place it breaks. */
export function checkPayInput(input: PayInput): UserError[] {
  return [
    ...rule(isIdempotencyKey(input.idempotencyKey), ['idempotencyKey'], IDEMPOTENCY_KEY_RULE),
    ...rule(within(input.lines.length, 1, MAX_LINES), ['lines'], `must have 1 to ${MAX_LINES} lines`),
    ...input.lines.flatMap(checkLine),
    ...rule(within(input.channels.length, 1, MAX_CHANNELS), ['channels'], `must have 1 to ${MAX_CHANNELS} channels`),
    ...input.channels.flatMap(checkChannel),
    ...rule(
      within(input.pointsAsCash ?? 0, 0, MAX_POINTS),
      ['pointsAsCash'],
      'must be a whole number that is not negative',
    ),
    ...rule((input.deliveryCost ?? 0) >= 0, ['deliveryCost'], 'must not be negative'),
    ...rule(
      (input.remark ?? '').length <= MAX_REMARK_LENGTH,
      ['remark'],
      `must have at most ${MAX_REMARK_LENGTH} characters`,
    ),
    ...rule(!input.memberId || !input.guest, ['guest'], 'a bill is for a member or a guest'),
    ...checkGuest(input.guest),
  ];
}

function checkLine({ quantity, customPrice }: PayLineInput, index: number): UserError[] {
  return [
    ...rule(within(quantity, 1, MAX_LINE_QTY), ['lines', index, 'quantity'], `must be from 1 to ${MAX_LINE_QTY}`),
    ...rule(customPrice == null || customPrice > 0, ['lines', index, 'customPrice'], 'must be above 0'),
  ];
}

function checkChannel({ amount, receivedAmount }: PayChannelInput, index: number): UserError[] {
  const enough = receivedAmount == null || receivedAmount >= amount;
  return [
    ...rule(amount >= 0, ['channels', index, 'amount'], 'must not be negative'),
    ...rule(enough, ['channels', index, 'receivedAmount'], 'must not be below the amount'),
  ];
}

/** OP-42: an empty guest is sold to; once anything is said, age range and gender are required. */
function checkGuest(input: GuestInput | null | undefined): UserError[] {
  const guest = guestOf(input);
  if (!guest || isEmptyGuest(guest)) return [];
  return guestErrors({ age: input?.ageRange, gender: input?.gender }).map(({ field, message }) =>
    userError('VALIDATION', message, ['guest', field === 'age' ? 'ageRange' : field]),
  );
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function rule(holds: boolean, path: Path, words: string): UserError[] {
  return holds ? [] : [userError('VALIDATION', `${path.at(-1)} ${words}`, path)];
}
