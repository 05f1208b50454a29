import { insertRows } from '../../database/insertRows.ts';
import { standardCards } from '../../setup/standardBanks.ts';
import { standardPaymentMethods } from '../../setup/standardPaymentMethods.ts';
import type { LoadContext } from '../LoadContext.ts';
import { markName } from '../pictures/demoPictures.ts';
import type { ShopReference } from '../ShopRecords.ts';
import type { DemoInstitute, DemoPaymentChannel } from './demoInstitutes.ts';

/** Loads banks with their cards, and the payment methods. */
export async function loadReference(
  { client, realmId, newRecordId, openedAt, pictures }: LoadContext,
  banks: readonly DemoInstitute[],
  accounts: readonly DemoPaymentChannel[],
): Promise<ShopReference> {
  const common = { realm_id: realmId, created_at: new Date(openedAt).toISOString() };
  const institutes = banks.map((bank, index) => ({
    id: newRecordId(),
    name: bank.name,
    i18n: { 'en-US': { name: bank.english } },
    image_url: pictures.get(markName(index)) ?? null,
    font_color: bank.fontColour,
  }));
  const cards = institutes.flatMap(({ id }) =>
    standardCards.map((name) => ({ id: newRecordId(), institute_id: id, name })),
  );
  const methods = standardPaymentMethods.map((name) => ({ id: newRecordId(), name }));
  const channels = accounts.map((account) => {
    const institute = institutes.find(({ name }) => name === account.institute);
    return {
      id: newRecordId(),
      name: account.name,
      description: account.description,
      payment_method_id: methods.find(({ name }) => name === account.method)?.id,
      institute_id: institute?.id ?? null,
      account_name: account.accountName ?? null,
      account_no: account.accountNo ?? null,
      prompt_pay_id: account.promptPayId ?? null,
      action_code: account.actionCode ?? null,
      image_url: institute?.image_url ?? null,
      status: account.inactive ? 'Inactive' : 'Active',
    };
  });
  await insertRows(
    client,
    'institutes',
    institutes.map((row) => ({ ...row, ...common })),
  );
  await insertRows(
    client,
    'cards',
    cards.map((row) => ({ ...row, ...common })),
  );
  await insertRows(
    client,
    'payment_methods',
    methods.map((row) => ({ ...row, ...common })),
  );
  await insertRows(
    client,
    'payment_channels',
    channels.map((row) => ({ ...row, ...common })),
  );
  return {
    institutes,
    cards,
    channels: channels
      .filter(({ status }) => status === 'Active')
      .map((row) => ({ ...row, method: methods.find(({ id }) => id === row.payment_method_id)?.name ?? '' })),
  };
}
