/** What else an account receives PromptPay under (docs/adr/0137); the form rules of the domain check both. */
export const billersAndWallets = `
alter table payment_channels
  add column biller_id text,                -- a tax id and two more digits: paid as a bill, with references
  add column e_wallet_id text;
`;
