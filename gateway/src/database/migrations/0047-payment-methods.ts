/** The page of payment methods is called so in the permission matrix too, as in the menu; a name that a shop gave it stays. */
export const paymentMethods = `
update menus set i18n = jsonb_set(i18n, '{en-US,name}', '"Payment methods"')
where code = 'Page.Merchant.Management.Payment_Method' and i18n #>> '{en-US,name}' = 'Payment channels';
`;
