/** What an account receives PromptPay under: a phone number or a tax id; the form rules of the domain check it. */
export const promptPay = `
alter table payment_channels add column prompt_pay_id text;
`;
